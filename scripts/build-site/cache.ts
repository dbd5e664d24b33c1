import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's content; made and kept where it is not there yet. A build that is interrupted leaves no half file. */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await keep(path, made);
  return made;
}

/**
 * The same into a file, whose folder must be there; what is kept is never read. Where `make` comes to nothing, nothing
 * is kept or written.
 */
export async function copyCached(path: string, target: string, make: () => Promise<Buffer | undefined>): Promise<void> {
  if (copyKept(path, target)) return;
  const made = await make();
  if (!made) return;
  await keep(path, made);
  await writeFile(target, made);
}

/** At once: with three files a page, handing each to another thread would cost as much as copying it. */
function copyKept(path: string, target: string): boolean {
  try {
    copyFileSync(path, target);
    return true;
  } catch {
    return false;
  }
}

async function keep(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Two builds, or two files of one, may make the same at once.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
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
