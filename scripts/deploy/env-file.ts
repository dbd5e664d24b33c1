import { SentenceError } from '../../data/model/sentence-error';

const QUOTES: Record<string, string> = { "'": "'", '"': '"', '‘': '’', '“': '”' };

/**
 * Reads a file of NAME=value lines as owners leave them: with a BOM, in another encoding, with Windows line ends, with
 * or without quotes, straight or curly. Between quotes every sign stands for itself, an apostrophe and a # too: a value
 * ends with the last quote of its line. Throws a SentenceError that names the line.
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
        `${name}, ligne ${index + 1} : « ${shown(text)} » n'est pas compris ; écrivez NOM=valeur.`,
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

/** The Windows editor writes UTF-8 with a BOM, UTF-16, or the encoding of the country. */
function decode(content: Buffer): string {
  if (content.length >= 2 && content.readUInt16LE(0) === 0xfeff) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** A line that is not understood may hold a password. */
const shown = (text: string) => `${text.slice(0, 12)}${text.length > 12 ? '…' : ''}`;
