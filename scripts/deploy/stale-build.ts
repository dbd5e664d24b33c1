import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built folder is made from. */
const SOURCES = ['data', 'pages', 'components', 'renderer', 'public'];

const TEST = /\.test\.tsx?$/;

/** A source that has changed since the folder was built, or undefined; compares the files' dates. */
export async function changedSinceBuild(
  folder: string,
  sources: readonly string[] = SOURCES,
): Promise<string | undefined> {
  const built = (await stat(join(folder, 'index.html'))).mtimeMs;
  for (const source of sources) {
    const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !TEST.test(path) && (await stat(path)).mtimeMs > built) return path;
    }
  }
  return undefined;
}
