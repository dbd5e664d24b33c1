import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRoot, run } from './own-server';

/** What the host, others and the site's own form keep in the site's folder. */
export const FOREIGN: Record<string, string> = {
  'google1234.html': 'verification',
  '.well-known/acme-challenge/token': 'certificate',
  'stats/index.html': 'statistics',
  'assets/note.txt': 'a note of somebody else',
  'contact/brochure.pdf': 'a brochure',
  '.demandes/0123456789abcdef0123456789abcdef.php': 'a stored request',
};

/** Puts those files into a folder, as its owner would. */
export function writeForeignFiles(folder: string): void {
  for (const [path, text] of Object.entries(FOREIGN)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  giveToOwner(folder);
}

/** What is there now; throws where one of those files is gone. */
export function readForeignFiles(folder: string): Record<string, string> {
  return Object.fromEntries(Object.keys(FOREIGN).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Gives all that a folder holds to the folder's owner. */
export function giveToOwner(folder: string): void {
  if (isRoot) run('chown', '-R', run('stat', '-c', '%u:%g', folder).trim(), folder);
}
