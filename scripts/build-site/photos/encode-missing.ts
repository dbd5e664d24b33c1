import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { inBytes, inCount, inTime } from '../../lib/format.ts';
import type { Progress } from '../../lib/progress';
import { cached } from '../cache.ts';
import { type DecodedImage, decodeOriented, encode, scaleOf } from './encode.ts';
import type { EncodeJob } from './encode-jobs';

/** Node gives native work four threads, whatever the machine has; the encoders share out the other cores. */
const THREADS = 4;

/** Where a file waits between builds. */
export function cachePath(cache: string, { file }: EncodeJob): string {
  return join(cache, file.url.slice(PHOTOS_URL.length));
}

/** Makes one file, or takes it from the cache. */
export async function encodeCached(job: EncodeJob, cache: string, decoded?: DecodedImage): Promise<Buffer> {
  return cached(cachePath(cache, job), async () => {
    const { original, file } = job;
    return encode(decoded ?? (await decodeOriented(original, scaleOf(original, file))), original.focus, file);
  });
}

/** Makes the files that are not in the cache yet, on all cores, one picture after the other, each decoded once. */
export async function encodeMissing(jobs: EncodeJob[], cache: string, progress: Progress): Promise<void> {
  const missing = jobs.filter((job) => !existsSync(cachePath(cache, job)));
  const ready = jobs.length - missing.length;
  if (missing.length === 0)
    return progress.say(`Photos : ${inCount(ready, 'fichier déjà prêt', 'fichiers déjà prêts')}, rien à encoder.`);
  const also = ready > 0 ? `, ${inCount(ready, 'déjà prêt', 'déjà prêts')}` : '';
  progress.say(`Photos : ${inCount(missing.length, 'fichier')} à encoder${also}.`);
  progress.start(missing.length);
  const began = Date.now();
  let bytes = 0;

  const cores = availableParallelism();
  sharp.concurrency(Math.max(1, Math.ceil(cores / THREADS)));
  const originals = new Map(missing.map(({ original }) => [original.hash, original]));
  for (const [hash, original] of originals) {
    // The largest first: the last to be made are the quickest.
    const own = missing.filter((job) => job.original.hash === hash).sort((a, b) => b.file.width - a.file.width);
    const decoded = await decodeOriented(original, Math.max(...own.map(({ file }) => scaleOf(original, file))));
    await mapConcurrently(own, Math.min(cores, THREADS), async (job) => {
      const made = await encodeCached(job, cache, decoded);
      bytes += made.length;
      const { shape, width, format } = job.file;
      progress.done(`${basename(original.path)}, ${shape} ${width} px, ${format}`);
    });
  }
  progress.end();
  const encoded = inCount(missing.length, 'fichier encodé', 'fichiers encodés');
  progress.say(`Photos : ${encoded} en ${inTime(Date.now() - began)}, ${inBytes(bytes)}.`);
}
