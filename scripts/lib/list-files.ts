import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Files that operating systems and editors create on their own. They are not part of the site, so adding such a file
 * does not change it.
 */
const IGNORED_FILES =
  /(^|\/)(\.DS_Store|\._[^/]*|\.Spotlight-V100|\.Trashes|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(~|\.bak|\.orig|\.swp))$/i;

/**
 * Lists all files below a folder as sorted relative paths, with slashes on every system. Skips the files that operating
 * systems and editors create. Throws if the folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !IGNORED_FILES.test(path))
    .sort();
}
