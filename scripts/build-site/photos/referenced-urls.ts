import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTOS_URL } from '../../../components/Picture/srcset.ts';

const TEXT = /\.(html|css|js|json|xml|txt)$/;
const ADDRESS = new RegExp(`${PHOTOS_URL}[\\w-]+\\.\\w+`, 'g');

/** The addresses of pictures that stand anywhere in a built folder: what pages do not ask for is never encoded. */
export function referencedUrls(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(file)) continue;
    // A promise for each file would cost three times what reading it costs.
    for (const url of readFileSync(join(folder, file), 'latin1').match(ADDRESS) ?? []) found.add(url);
  }
  return found;
}
