import { unsharedPart } from '../../../data/model/text/form-patterns';

/** Returns a value as a PHP literal. */
export function phpLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) throw new Error(`${String(value)} has no PHP literal.`);
  if (Array.isArray(value)) return `[${value.map((entry) => phpLiteral(entry)).join(', ')}]`;
  const innerIndent = `${indent}    `;
  const entries = Object.entries(value).map(
    ([key, entry]) => `${innerIndent}${phpLiteral(key)} => ${phpLiteral(entry, innerIndent)},\n`,
  );
  return `[\n${entries.join('')}${indent}]`;
}

/** The characters that JavaScript's `\s` and trim() match. PCRE's `\s` matches others, depending on its settings. */
const SPACE = String.raw`\t\n\x0B\f\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;
const PHP_SPACE = `[${SPACE}]`;

/** The characters to trim around a text: white space and marks of the writing direction (contact-request.ts). */
export const PHP_AROUND = String.raw`[${SPACE}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]`;

/**
 * Converts the source of a JavaScript regular expression to a PHP pattern that matches the same texts. It ignores case
 * if the caller converts the text to lower case. Throws for syntax that PHP may read differently.
 */
export function phpPattern(source: string): string {
  const unshared = unsharedPart(source);
  // The schema of the form rejects such a pattern earlier, with a French message.
  if (unshared) throw new Error(`« ${source} » has « ${unshared} », which PHP may read differently.`);
  let isInClass = false;
  const pattern = source.replace(/\\.|\[|\]/g, (part) => {
    if (part === '[') isInClass = true;
    if (part === ']') isInClass = false;
    if (part === '\\s') return isInClass ? SPACE : PHP_SPACE;
    if (part === '\\d') return isInClass ? '0-9' : '[0-9]';
    return part;
  });
  // The flag u matches characters, not bytes. With the flag D, «$» matches only at the end, not before a final line
  // break.
  return `~${pattern}~uD`;
}
