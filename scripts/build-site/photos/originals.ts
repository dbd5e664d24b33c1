import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the owner's pictures, in a project and beside the records of a build. */
export const ORIGINALS = 'data/photos';

/**
 * Keeps the pictures of the project in `root` beside the records of a build: who replaces one meanwhile changes none of its
 * pages. Until the build removes them, they take no room where a disk knows links.
 */
export async function keepOriginals(root: string, records: string): Promise<void> {
  const [from, to] = [join(root, ORIGINALS), join(records, ORIGINALS)];
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const paths = entries.filter((one) => one.isFile()).map(({ name }) => [join(from, name), join(to, name)] as const);
  await Promise.all(paths.map(([file, kept]) => link(file, kept).catch(() => copyFile(file, kept))));
}
