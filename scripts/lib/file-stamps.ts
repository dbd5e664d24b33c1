import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the size and the modification date of each file in a folder, by the composed (NFC) form of its name. Two
 * equal stamps mean that the file has not changed. A missing folder has no files. With `recursive`, includes the files
 * of all subfolders, by their paths in the folder.
 */
export function fileStamps(folder: string, { recursive = false } = {}): Record<string, string> {
  const stamps = new Map<string, string>();
  try {
    for (const name of readdirSync(folder, { recursive, encoding: 'utf8' })) {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stats?.isFile()) stamps.set(name.normalize('NFC'), `${stats.size} ${stats.mtimeMs}`);
    }
  } catch {
    // The folder is missing.
  }
  return Object.fromEntries(stamps);
}
