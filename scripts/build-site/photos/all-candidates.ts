import { type Cut, places } from '../../../components/Picture/slots.ts';
import { type Candidate, candidate, candidates, type Format, viewerFile } from '../../../components/Picture/srcset.ts';
import type { CheckedOriginal } from './original';

/** A file that can be made, and what it is made of. */
export type Order = { original: CheckedOriginal; file: Candidate };

/** Every file that any place could ask of these pictures, by its address. Nothing is encoded by asking. */
export function ordersByUrl(originals: Record<string, CheckedOriginal>): Map<string, Order> {
  const cuts: Cut[] = Object.values(places).flat();
  const ladder = (['avif', 'webp'] satisfies Format[]).flatMap((format) => cuts.map((cut) => ({ ...cut, format })));
  return new Map(
    Object.values(originals).flatMap((original) =>
      [
        ...ladder.flatMap(({ shape, format, widths }) => candidates(original, shape, format, widths)),
        ...cuts.map(({ shape, jpeg }) => candidate(original, shape, 'jpeg', jpeg)),
        viewerFile(original),
      ].map((file) => [file.url, { original, file }] as const),
    ),
  );
}
