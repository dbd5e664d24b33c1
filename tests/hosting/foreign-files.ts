import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRoot, run } from './own-server';

/** Files that the host, other people and the site's own form keep in the site's folder. */
export const FOREIGN_FILES: Record<string, string> = {
  'google1234.html': 'verification',
  '.well-known/acme-challenge/token': 'certificate',
  'stats/index.html': 'statistics',
  'assets/note.txt': 'a note of somebody else',
  'contact/brochure.pdf': 'a brochure',
  '.demandes/0123456789abcdef0123456789abcdef.php': 'a stored request',
};

/** Writes these files into a folder. */
export function writeForeignFiles(folder: string): void {
  for (const [path, text] of Object.entries(FOREIGN_FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  chownLikeFolder(folder);
}

/** Reads these files. Throws if a file is missing. */
export function readForeignFiles(folder: string): Record<string, string> {
  return Object.fromEntries(Object.keys(FOREIGN_FILES).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Changes the owner of all files in a folder to the owner of the folder. */
function chownLikeFolder(folder: string): void {
  if (isRoot) run('chown', '-R', run('stat', '-c', '%u:%g', folder).trim(), folder);
}
