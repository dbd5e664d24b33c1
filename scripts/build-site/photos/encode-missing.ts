import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { cached } from '../file-cache.ts';
import type { Order } from './all-candidates';
import { encode, scaleOf, type Upright, upright } from './encode.ts';
import type { Progress } from './progress';

/** Node gives native work four threads, whatever the machine has; the encoders share out the other cores. */
const THREADS = 4;

/** Where a file waits between builds. */
export function cachePath(cache: string, { file }: Order): string {
  return join(cache, file.url.slice(PHOTOS_URL.length));
}

/** Makes one file, or takes it from the cache. */
export async function fulfil(order: Order, cache: string, source = decode): Promise<Buffer> {
  return cached(cachePath(cache, order), async () => encode(await source(order), order.original.focus, order.file));
}

function decode({ original, file }: Order): Promise<Upright> {
  return upright(original, scaleOf(original, file));
}

/** Makes the files that are not in the cache yet, on all cores, each original decoded once. */
export async function fulfilAll(orders: Order[], cache: string, progress: Progress): Promise<void> {
  const inCache = await Promise.all(orders.map((order) => isThere(cachePath(cache, order))));
  const missing = orders.filter((_, index) => !inCache[index]).sort(byOriginalThenSize);
  progress.start(missing, orders.length - missing.length);
  if (missing.length === 0) return;

  const cores = availableParallelism();
  sharp.concurrency(Math.max(1, Math.ceil(cores / THREADS)));
  const decoded = new Map<string, Promise<Upright>>();
  const sourceOf = ({ original }: Order) => {
    const known = decoded.get(original.hash);
    if (known) return known;
    const scale = Math.max(
      ...missing.filter((order) => order.original.hash === original.hash).map((order) => scaleOf(original, order.file)),
    );
    const fresh = upright(original, scale);
    decoded.set(original.hash, fresh);
    return fresh;
  };

  const queue = [...missing];
  const work = async () => {
    for (let order = queue.shift(); order; order = queue.shift()) {
      const made = await fulfil(order, cache, sourceOf);
      if (!queue.some(({ original }) => original.hash === order?.original.hash)) decoded.delete(order.original.hash);
      progress.done(order, made.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, THREADS) }, work));
  progress.finish();
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

function byOriginalThenSize(one: Order, other: Order): number {
  return (
    one.original.name.localeCompare(other.original.name) ||
    one.original.hash.localeCompare(other.original.hash) ||
    other.file.width - one.file.width
  );
}
