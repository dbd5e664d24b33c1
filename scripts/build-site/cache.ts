import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { move } from '../lib/retry-locked-files.ts';

/**
 * Returns the content of a cached file. If the file does not exist, makes and writes it first. An interrupted build
 * leaves no partial file.
 */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  // A unique name, because two builds, or two calls of one build, may write the same file at once.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await move(unfinished, path);
  return made;
}

/** Returns the same function with a cache: it computes the value of each key once. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
