import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { writeAtomically } from '../lib/retry-locked-files';

const QUOTES: Record<string, string> = { "'": "'", '"': '"', '‘': '’', '“': '”' };

/**
 * Parses a file of NAME=value lines as owners write them. The file may have a BOM, another encoding or Windows line
 * endings. Values may have straight, curly or no quotes. Every character between quotes is literal, including
 * apostrophes and #, because a value ends with the last quote of its line. Throws a SentenceError that names the line.
 */
export function parseEnvFile(content: Buffer, name: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [index, line] of decode(content)
    .split(/\r\n|\n|\r/)
    .entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, key, value = ''] = /^([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/.exec(text) ?? [];
    if (!key)
      throw new SentenceError(
        `${name}, ligne ${index + 1} : « ${excerpt(text)} » n'est pas compris ; écrivez NOM=valeur.`,
      );
    values[key] = unquote(value, () => {
      throw new SentenceError(
        `${name}, ligne ${index + 1} : la valeur de ${key} n'est pas claire ; écrivez-la entre apostrophes, seule sur sa ligne : ${key}='…'`,
      );
    });
  }
  return values;
}

function unquote(text: string, refuse: () => never): string {
  const closing = QUOTES[text[0] ?? ''];
  if (closing === undefined) return /\s#/.test(text) ? refuse() : text.replace(/^#.*/, '');
  const commented = new RegExp(`^.([^${closing}]*)${closing}\\s+#`).exec(text);
  if (commented) return commented[1] ?? '';
  const end = text.lastIndexOf(closing);
  return end > 0 && end === text.length - 1 ? text.slice(1, end) : refuse();
}

/**
 * Decodes what Windows Notepad writes: UTF-8 with a BOM, UTF-16 in either byte order, or the country's own encoding.
 */
function decode(content: Buffer): string {
  const bom = content.subarray(0, 2).toString('hex');
  if (bom === 'fffe') return new TextDecoder('utf-16le').decode(content);
  if (bom === 'feff') return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // The file is not UTF-8. Every byte is a valid character in windows-1252.
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Returns only the beginning of a line that cannot be parsed, because the line may hold a password. */
const excerpt = (text: string) => `${text.slice(0, 12)}${text.length > 12 ? '…' : ''}`;

const FILE = '.env.deploy';

/** Reads the host's settings that the owner has saved; empty if the file does not exist yet. */
export async function readHostFile(root: string): Promise<Record<string, string>> {
  const path = join(root, FILE);
  return existsSync(path) ? parseEnvFile(await readFile(path), FILE) : {};
}

/**
 * Writes settings into .env.deploy as UTF-8, readable by the owner only. Other lines, including comments, stay as they
 * are. A new file gets the explanations of the example. Throws a SentenceError for a value that cannot be written in
 * any quotes.
 */
export async function writeHostFile(root: string, values: Record<string, string>): Promise<void> {
  const path = join(root, FILE);
  const source = existsSync(path) ? path : join(root, `${FILE}.example`);
  // Decodes the file like the parser, because the password of a file in another encoding would be lost if it were read
  // as UTF-8.
  let text = (existsSync(source) ? decode(await readFile(source)) : '').replaceAll(/\r\n?/g, '\n');
  for (const [name, value] of Object.entries(values)) {
    const line = formatLine(name, value);
    const pattern = new RegExp(`^[ \\t]*${name}[ \\t]*=.*$`, 'm');
    text = pattern.test(text) ? text.replace(pattern, () => line) : `${text.trimEnd()}\n${line}\n`;
  }
  await writeAtomically(path, text, join(root, '.cache'), 0o600);
}

/** Formats a line with the quotes that make the parser return the same value. */
function formatLine(name: string, value: string): string {
  const lines = [`${name}=${value}`, `${name}='${value}'`, `${name}="${value}"`];
  const [plain, ...quoted] = lines as [string, ...string[]];
  const fits = (name === 'DEPLOY_PASSWORD' ? quoted : [plain, ...quoted]).find((line) => isReadAs(line, name, value));
  if (fits !== undefined) return fits;
  throw new SentenceError('Ce mot de passe a des signes que ce réglage ne peut pas garder : choisissez-en un autre.');
}

function isReadAs(line: string, name: string, value: string): boolean {
  try {
    return parseEnvFile(Buffer.from(line), FILE)[name] === value;
  } catch {
    return false;
  }
}
