import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Crop, slots } from '../../../components/Picture/slots.ts';
import { type Candidate, candidate, candidates, PHOTOS_URL, viewerFile } from '../../../components/Picture/srcset.ts';
import { listFiles } from '../../lib/list-files.ts';
import type { CheckedOriginal } from './encode';

/** A file that can be made, and what it is made of. */
export type EncodeJob = { original: CheckedOriginal; file: Candidate };

/** Every file that any slot could ask of these pictures, by its address. Nothing is encoded by asking. */
export function jobsByUrl(originals: Record<string, CheckedOriginal>): Map<string, EncodeJob> {
  const crops: Crop[] = Object.values(slots).flat();
  return new Map(
    Object.values(originals).flatMap((original) =>
      [
        ...crops.flatMap(({ shape, widths }) => candidates(original, shape, 'avif', widths)),
        ...crops.map(({ shape, jpeg }) => candidate(original, shape, 'jpeg', jpeg)),
        viewerFile(original),
      ].map((file) => [file.url, { original, file }] as const),
    ),
  );
}

const TEXT = /\.(html|css|js|json|xml|txt)$/;
const ADDRESS = new RegExp(`${PHOTOS_URL}[\\w-]+\\.\\w+`, 'g');

/** The addresses of pictures that stand anywhere in a built folder: what pages do not ask for is never encoded. */
export async function referencedUrls(folder: string): Promise<Set<string>> {
  const files = (await listFiles(folder)).filter((file) => TEXT.test(file));
  // A promise for each file would cost three times what reading it costs.
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'latin1').match(ADDRESS) ?? []));
}
