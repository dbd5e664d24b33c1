import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { mapConcurrently } from '../../concurrency.ts';
import { inBytes, inCount, inTime } from '../../format.ts';
import type { Progress } from '../../progress';
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
export async function encodeCached(job: EncodeJob, cache: string, source = decode): Promise<Buffer> {
  return cached(cachePath(cache, job), async () => encode(await source(job), job.original.focus, job.file));
}

function decode({ original, file }: EncodeJob): Promise<DecodedImage> {
  return decodeOriented(original, scaleOf(original, file));
}

/** Makes the files that are not in the cache yet, on all cores, each original decoded once. */
export async function encodeMissing(jobs: EncodeJob[], cache: string, progress: Progress): Promise<void> {
  const inCache = await Promise.all(jobs.map((job) => exists(cachePath(cache, job))));
  const missing = jobs.filter((_, index) => !inCache[index]).sort(byOriginalThenSize);
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
  const decoded = new Map<string, Promise<DecodedImage>>();
  const sourceOf = ({ original }: EncodeJob) => {
    const known = decoded.get(original.hash);
    if (known) return known;
    const scale = Math.max(
      ...missing.filter((job) => job.original.hash === original.hash).map((job) => scaleOf(original, job.file)),
    );
    const fresh = decodeOriented(original, scale);
    decoded.set(original.hash, fresh);
    return fresh;
  };

  const last = new Map(missing.map((job) => [job.original.hash, job]));
  await mapConcurrently(missing, Math.min(cores, THREADS), async (job) => {
    const made = await encodeCached(job, cache, sourceOf);
    // A large picture takes a hundred megabytes.
    if (last.get(job.original.hash) === job) decoded.delete(job.original.hash);
    bytes += made.length;
    const { original, file } = job;
    progress.done(`${basename(original.path)}, ${file.shape} ${file.width} px, ${file.format}`);
  });
  progress.end();
  const encoded = inCount(missing.length, 'fichier encodé', 'fichiers encodés');
  progress.say(`Photos : ${encoded} en ${inTime(Date.now() - began)}, ${inBytes(bytes)}.`);
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

function byOriginalThenSize(one: EncodeJob, other: EncodeJob): number {
  return (
    one.original.name.localeCompare(other.original.name) ||
    one.original.hash.localeCompare(other.original.hash) ||
    other.file.width - one.file.width
  );
}
