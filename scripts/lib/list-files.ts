import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What computers and editors leave beside files: never a part of the site, and never a change of it. */
const LEFT_BEHIND =
  /(^|\/)(\.DS_Store|\._[^/]*|\.Spotlight-V100|\.Trashes|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(~|\.bak|\.orig|\.swp))$/i;

/**
 * All files below a folder: paths relative to it, with slashes on every system, sorted; without what computers leave
 * there. Throws where there is no such folder.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !LEFT_BEHIND.test(path))
    .sort();
}
