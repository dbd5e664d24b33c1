import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onDisk } from '../../data/model/read/source';

/** Folder with the records of a finished site. It is a sibling of the site's folder, so that it is never uploaded. */
export const RECORDS = 'records';

/** Copies the current records of the project in `root` to `target`, and returns `target`. */
export async function copyRecords(root: string, target: string): Promise<string> {
  const source = onDisk(root);
  const texts = source.files().map((file) => [join(target, file), source.read(file)] as const);
  for (const folder of new Set(texts.map(([path]) => dirname(path)))) await mkdir(folder, { recursive: true });
  await Promise.all(texts.map(([path, content]) => writeFile(path, content)));
  return target;
}

/** Copies the records of a site along with a copy of the site. Versions from before November 2026 have no records. */
export async function keepRecords(site: string, copy: string): Promise<void> {
  const records = join(dirname(site), RECORDS);
  if (existsSync(records)) await cp(records, join(dirname(copy), RECORDS), { recursive: true });
}
