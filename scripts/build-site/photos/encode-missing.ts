import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ShapeName } from '../../../components/Picture/slots';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { formatBytes, formatCount, formatDuration } from '../../lib/format.ts';
import type { Progress } from '../../lib/progress';
import { memoize, readOrCreate } from '../cache.ts';
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

/** Node.js runs native work in four threads on every machine. Each encoder uses its share of the other cores. */
const MAX_THREADS = 4;

/**
 * Returns the path of a file in the cache. Its name does not depend on the order of words in the URL, so that files
 * encoded before a change of that order remain valid.
 */
export function cachePath(cache: string, { original, file }: EncodeJob): string {
  return join(cache, `${original.name}-${file.shape}-${file.width}-${original.hash}${extname(file.url)}`);
}

/** An original as the source of its files. It is decoded and measured at most once, when its first file needs it. */
type Source = { decode(): Promise<DecodedImage>; measure(shape: ShapeName): Promise<Heaviness> };

function sourceOf(original: CheckedOriginal, cache: string): Source {
  const decode = memoize(() => decodeOriented(original));
  const measure = memoize(async (shape: ShapeName) => {
    const heavinessJson = await readOrCreate(join(cache, 'heaviness', `${original.hash}-${shape}.json`), async () =>
      Buffer.from(JSON.stringify(await measureHeaviness(await decode('original'), original.focus, shape))),
    );
    return JSON.parse(heavinessJson.toString()) as Heaviness;
  });
  return { decode: () => decode('original'), measure };
}

/** Returns a file from the cache. If the file is not in the cache, encodes it and stores it there. */
export async function encodeCached(
  job: EncodeJob,
  cache: string,
  source = sourceOf(job.original, cache),
): Promise<Buffer> {
  const { original, file } = job;
  return readOrCreate(cachePath(cache, job), async () => {
    const heaviness = file.format === 'avif' ? await source.measure(file.shape) : undefined;
    return encode(await source.decode(), original.focus, file, heaviness);
  });
}

/**
 * Encodes the files that are not in the cache yet, on all cores. All originals share one queue, and each original is
 * decoded once. The next original is decoded while the last files of the current original are encoded.
 */
export async function encodeMissing(jobs: EncodeJob[], cache: string, progress: Progress): Promise<void> {
  const missingJobs = jobs.filter((job) => !existsSync(cachePath(cache, job)));
  const readyCount = jobs.length - missingJobs.length;
  if (missingJobs.length === 0)
    return progress.say(
      `Photos : ${formatCount(readyCount, 'fichier déjà prêt', 'fichiers déjà prêts')}, rien à encoder.`,
    );
  const readyText = readyCount > 0 ? `, ${formatCount(readyCount, 'déjà prêt', 'déjà prêts')}` : '';
  progress.say(`Photos : ${formatCount(missingJobs.length, 'fichier')} à encoder${readyText}.`);
  const work = missingJobs.reduce((sum, { file }) => sum + costOf(file), 0);
  progress.start(missingJobs.length, { work });
  const startedAt = Date.now();
  let bytes = 0;

  const cores = availableParallelism();
  sharp.concurrency(Math.max(1, Math.ceil(cores / MAX_THREADS)));
  const queue = sortJobs(missingJobs);
  const originals = [...new Map(queue.map(({ original }) => [original.hash, original])).values()];
  const sources = new Map(originals.map((original) => [original.hash, sourceOf(original, cache)]));
  const lastJobs = new Map(queue.map((job) => [job.original.hash, job]));
  await mapConcurrently(queue, Math.min(cores, MAX_THREADS), async (job) => {
    const { hash, path } = job.original;
    const next = originals[originals.findIndex((original) => original.hash === hash) + 1];
    // This decoding starts early. Its error is ignored here, because the file that needs the image gets the same error.
    if (next)
      sources
        .get(next.hash)
        ?.decode()
        .catch(() => {});
    const content = await encodeCached(job, cache, sources.get(hash));
    // Frees the pixels of the original, which take 6 to 25 MB.
    if (lastJobs.get(hash) === job) sources.delete(hash);
    bytes += content.length;
    const { shape, width, format } = job.file;
    progress.done(`${basename(path)}, ${shape} ${width} px, ${format}`, costOf(job.file));
  });
  progress.end();
  const encodedText = formatCount(missingJobs.length, 'fichier encodé', 'fichiers encodés');
  progress.say(`Photos : ${encodedText} en ${formatDuration(Date.now() - startedAt)}, ${formatBytes(bytes)}.`);
}

/**
 * Sorts jobs by original. Originals with the most work come first, and the largest files of each original come first.
 * So the last jobs are short, and no core is idle for long.
 */
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
