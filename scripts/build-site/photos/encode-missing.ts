import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { ShapeName } from '../../../components/Picture/slots';
import { PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { formatBytes, formatCount, formatDuration } from '../../lib/format.ts';
import type { Progress } from '../../lib/progress';
import { cached, memoize } from '../cache.ts';
import {
  type CheckedOriginal,
  costOf,
  type DecodedImage,
  decodeOriented,
  encode,
  type Heaviness,
  measureHeaviness,
} from './encode.ts';
import type { EncodeJob } from './encode-jobs';

/** Node gives native work four threads, whatever the machine has; the encoders share out the other cores. */
const THREADS = 4;

/** Where a file waits between builds. */
export function cachePath(cache: string, { file }: EncodeJob): string {
  return join(cache, file.url.slice(PHOTOS_URL.length));
}

/** An original of which files are made: decoded and measured at most once, when the first file asks for it. */
type Source = { decode(): Promise<DecodedImage>; measure(shape: ShapeName): Promise<Heaviness> };

function sourceOf(original: CheckedOriginal, cache: string): Source {
  const decode = memoize(() => decodeOriented(original));
  const measure = memoize(async (shape: ShapeName) => {
    const measured = await cached(join(cache, 'heaviness', `${original.hash}-${shape}.json`), async () =>
      Buffer.from(JSON.stringify(await measureHeaviness(await decode('original'), original.focus, shape))),
    );
    return JSON.parse(measured.toString()) as Heaviness;
  });
  return { decode: () => decode('original'), measure };
}

/** Makes one file, or takes it from the cache. */
export async function encodeCached(
  job: EncodeJob,
  cache: string,
  source = sourceOf(job.original, cache),
): Promise<Buffer> {
  const { original, file } = job;
  return cached(cachePath(cache, job), async () => {
    const heaviness = file.format === 'avif' ? await source.measure(file.shape) : undefined;
    return encode(await source.decode(), original.focus, file, heaviness);
  });
}

/**
 * Makes the files that are not in the cache yet, on all cores: one queue over all originals, each decoded once, the next
 * one while the last files of the one before are encoded.
 */
export async function encodeMissing(jobs: EncodeJob[], cache: string, progress: Progress): Promise<void> {
  const missing = jobs.filter((job) => !existsSync(cachePath(cache, job)));
  const ready = jobs.length - missing.length;
  if (missing.length === 0)
    return progress.say(`Photos : ${formatCount(ready, 'fichier déjà prêt', 'fichiers déjà prêts')}, rien à encoder.`);
  const also = ready > 0 ? `, ${formatCount(ready, 'déjà prêt', 'déjà prêts')}` : '';
  progress.say(`Photos : ${formatCount(missing.length, 'fichier')} à encoder${also}.`);
  const work = missing.reduce((sum, { file }) => sum + costOf(file), 0);
  progress.start(missing.length, { work });
  const began = Date.now();
  let bytes = 0;

  const cores = availableParallelism();
  sharp.concurrency(Math.max(1, Math.ceil(cores / THREADS)));
  const queue = sortJobs(missing);
  const originals = [...new Map(queue.map(({ original }) => [original.hash, original])).values()];
  const sources = new Map(originals.map((original) => [original.hash, sourceOf(original, cache)]));
  const last = new Map(queue.map((job) => [job.original.hash, job]));
  await mapConcurrently(queue, Math.min(cores, THREADS), async (job) => {
    const { hash, path } = job.original;
    const next = originals[originals.findIndex((original) => original.hash === hash) + 1];
    // It fails for the file that needs it, not for this one.
    if (next)
      sources
        .get(next.hash)
        ?.decode()
        .catch(() => {});
    const made = await encodeCached(job, cache, sources.get(hash));
    // Its pixels take 6 to 25 MB.
    if (last.get(hash) === job) sources.delete(hash);
    bytes += made.length;
    const { shape, width, format } = job.file;
    progress.done(`${basename(path)}, ${shape} ${width} px, ${format}`, costOf(job.file));
  });
  progress.end();
  const encoded = formatCount(missing.length, 'fichier encodé', 'fichiers encodés');
  progress.say(`Photos : ${encoded} en ${formatDuration(Date.now() - began)}, ${formatBytes(bytes)}.`);
}

/** Original by original, the ones with most work first, and of each the largest file first: what comes last is quick. */
function sortJobs(jobs: EncodeJob[]): EncodeJob[] {
  const costs = new Map<string, number>();
  for (const { original, file } of jobs) costs.set(original.hash, (costs.get(original.hash) ?? 0) + costOf(file));
  const costOfOriginal = ({ original }: EncodeJob) => costs.get(original.hash)!;
  return jobs
    .map((job, index) => ({ job, index }))
    .sort(
      (a, b) =>
        costOfOriginal(b.job) - costOfOriginal(a.job) ||
        a.job.original.hash.localeCompare(b.job.original.hash) ||
        costOf(b.job.file) - costOf(a.job.file) ||
        a.index - b.index,
    )
    .map(({ job }) => job);
}
