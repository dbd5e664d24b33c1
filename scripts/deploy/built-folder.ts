import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { SettingsError } from './settings-error';

/** What identifies a file's content: size in bytes, and the start of its SHA-256. */
export type Mark = { size: number; hash: string };

/** A built folder that lacks one of these is no site. */
const REQUIRED = ['index.html', '404.html', '.htaccess'];

/** Hexadecimal digits of the hash that are kept: 128 bits. */
const DIGITS = 32;

export const markOf = (content: Buffer): Mark => ({
  size: content.length,
  hash: createHash('sha256').update(content).digest('hex').slice(0, DIGITS),
});

/** Reads all files of the built folder, by path with slashes. Throws a SettingsError where it is no built site. */
export async function readBuiltFolder(folder: string): Promise<Map<string, Mark>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length).split(sep).join('/'))
    .sort();
  const lacking = REQUIRED.filter((path) => !paths.includes(path));
  if (lacking.length > 0) {
    throw new SettingsError(
      `Le dossier ${folder} n'est pas un site construit (il y manque ${lacking.join(', ')}) : lancez d'abord « npm run build ».`,
    );
  }
  const marks = new Map<string, Mark>();
  for (const path of paths) marks.set(path, markOf(await readFile(join(folder, path))));
  return marks;
}
