import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onDisk } from '../../data/model/read/source';

/** Beside a finished site, and never uploaded: the records of which it was made. */
export const RECORDS = 'records';

/** Copies the records of the project in `root` as they are now; the folder that holds them. */
export async function copyRecords(root: string, target: string): Promise<string> {
  const source = onDisk(root);
  const texts = source.files().map((file) => [join(target, file), source.read(file)] as const);
  for (const folder of new Set(texts.map(([path]) => dirname(path)))) await mkdir(folder, { recursive: true });
  await Promise.all(texts.map(([path, content]) => writeFile(path, content)));
  return target;
}

/** Keeps the records of a site beside a copy of it; versions of before November 2026 have none. */
export async function keepRecords(site: string, copy: string): Promise<void> {
  const records = join(dirname(site), RECORDS);
  if (existsSync(records)) await cp(records, join(dirname(copy), RECORDS), { recursive: true });
}
