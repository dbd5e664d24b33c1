import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTOS_URL } from './candidates.ts';

const TEXT = /\.(html|css|js|json|xml|txt)$/;
const ADDRESS = new RegExp(`${PHOTOS_URL}[\\w-]+\\.\\w+`, 'g');

/** The addresses of pictures that stand anywhere in a built folder: what pages do not ask for is never encoded. */
export async function referencedUrls(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  const found = new Set<string>();
  for (let at = 0; at < files.length; at += 32) {
    const texts = await Promise.all(files.slice(at, at + 32).map((file) => readFile(join(folder, file), 'latin1')));
    for (const text of texts) for (const url of text.match(ADDRESS) ?? []) found.add(url);
  }
  return found;
}
