import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Crop, slots } from '../../../components/Picture/slots.ts';
import { type Candidate, candidate, candidates, PHOTOS_URL, viewerFile } from '../../../components/Picture/srcset.ts';
import { listFiles } from '../../lib/list-files.ts';
import type { CheckedOriginal } from './encode';

/** A file to encode, and the original to encode it from. */
export type EncodeJob = { original: CheckedOriginal; file: Candidate };

/** Returns every file that a slot may request of these originals, by URL. Does not encode any file. */
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

const TEXT_FILE = /\.(html|css|js|json|xml|txt)$/;
const PHOTO_URL = new RegExp(`${PHOTOS_URL}[\\w-]+\\.\\w+`, 'g');

/** Returns the URLs of photos that occur in any text file of a built folder. Other photos need not be encoded. */
export async function findReferencedUrls(folder: string): Promise<Set<string>> {
  const files = (await listFiles(folder)).filter((file) => TEXT_FILE.test(file));
  // Reads synchronously, because a promise for each file would take three times as long as reading the file.
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'latin1').match(PHOTO_URL) ?? []));
}
