import { join } from 'node:path';
import { listFiles } from '../../lib/list-files';

const STYLE_FOLDERS = ['components', 'pages', 'renderer'];

/**
 * Names a class by its file's number among the style files and by its own number in that file, «Bc4», where
 * vanilla-extract's `short` says «_1ey9aju4»: 150 to 300 bytes a page, 2 % of it (brotli). The same sources give the same
 * names on every machine; a capital first, so that no name is that of a class which scripts set. The names throw for a
 * style file in another folder, which would have none.
 */
export async function classNames(root: string): Promise<(style: { hash: string; filePath: string }) => string> {
  const listed = await Promise.all(
    STYLE_FOLDERS.map(async (folder) => (await listFiles(join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const files = listed.flat().filter((file) => file.endsWith('.css.ts'));
  const hashesOf = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath);
    if (index < 0)
      throw new Error(`${filePath}: a style file lies in ${STYLE_FOLDERS.join('/, ')}/ or in a folder there`);
    const hashes = hashesOf.get(filePath) ?? [];
    hashesOf.set(filePath, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    const letters = String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));
    return `${letters}${hashes.indexOf(hash).toString(36)}`;
  };
}
