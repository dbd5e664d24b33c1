import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { move } from '../lib/retry-locked-files.ts';

/**
 * Returns the content of a cached file. If the file does not exist, creates and writes it first. An interrupted build
 * leaves no partial file.
 */
export async function readOrCreate(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  // A file that cannot be read counts as missing, because the cache can always be created again.
  const storedContent = await readFile(path).catch(() => undefined);
  if (storedContent) return storedContent;
  const content = await create();
  await mkdir(dirname(path), { recursive: true });
  // The name is unique, because two builds, or two calls in one build, may write the same file at once.
  const temporaryPath = `${path}.${randomUUID()}`;
  await writeFile(temporaryPath, content);
  await move(temporaryPath, path);
  return content;
}

/** Returns the same function with a cache, so that it computes the value of each key only once. */
export function memoize<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}
