import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { move } from '../lib/held-files.ts';

/** The file's content; made and kept where it is not there yet. A build that is interrupted leaves no half file. */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  // Two builds, or two files of one, may make the same at once.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await move(unfinished, path);
  return made;
}

/** The same function, which makes its value for each key once. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
