import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the owner's pictures, in the project and in a build's copy of the records. */
export const ORIGINALS = 'data/photos';

/**
 * Copies the pictures of the project in `root` into a build's copy of the records. So replacing a picture during the
 * build does not change its pages. If the disk can clone files, the copies take no space. Hard links would change with
 * a picture that a program overwrites in place.
 */
export async function keepOriginals(root: string, records: string): Promise<void> {
  const [from, to] = [join(root, ORIGINALS), join(records, ORIGINALS)];
  await mkdir(to, { recursive: true });
  // `readCatalogue` reports a missing folder.
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => [join(from, name), join(to, name)] as const);
  await Promise.all(paths.map(([file, copy]) => copyFile(file, copy, constants.COPYFILE_FICLONE)));
}
