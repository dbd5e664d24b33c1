import { type Crop, slots } from '../../../components/Picture/slots.ts';
import { type Candidate, candidate, candidates, type Format, viewerFile } from '../../../components/Picture/srcset.ts';
import type { CheckedOriginal } from './original';

/** A file that can be made, and what it is made of. */
export type EncodeJob = { original: CheckedOriginal; file: Candidate };

/** Every file that any slot could ask of these pictures, by its address. Nothing is encoded by asking. */
export function jobsByUrl(originals: Record<string, CheckedOriginal>): Map<string, EncodeJob> {
  const crops: Crop[] = Object.values(slots).flat();
  const ladder = (['avif', 'webp'] satisfies Format[]).flatMap((format) => crops.map((crop) => ({ ...crop, format })));
  return new Map(
    Object.values(originals).flatMap((original) =>
      [
        ...ladder.flatMap(({ shape, format, widths }) => candidates(original, shape, format, widths)),
        ...crops.map(({ shape, jpeg }) => candidate(original, shape, 'jpeg', jpeg)),
        viewerFile(original),
      ].map((file) => [file.url, { original, file }] as const),
    ),
  );
}
