import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SentenceError } from '../../../data/model/sentence-error.ts';
import type { Photo } from '../../../data/validation/photo-schema';
import { cached } from '../file-cache.ts';
import { RECIPE } from './encode.ts';
import { type Inspection, inspect, isSamePhotograph } from './inspect.ts';
import { PICTURE, sentence } from './messages.ts';
import { type CheckedOriginal, nameOnDisk } from './original.ts';

export type Catalogue = {
  originals: Record<string, CheckedOriginal>;
  /** What the owner may want to know though nothing is wrong. */
  notes: string[];
};

/**
 * Looks at every file that a record names; throws one SentenceError with all that is wrong. What was once decoded is
 * remembered in the cache by its content, so that a second look costs only reading the files.
 */
export async function readCatalogue(
  records: Record<string, Photo>,
  directory: string,
  cache: string,
): Promise<Catalogue> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const present = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  if (present.length === 0) throw new SentenceError(sentence.noneAtAll);
  const files = new Map(Object.entries(records).map(([id, { file }]) => [id, nameOnDisk(directory, file)]));
  const named = [...new Set(files.values())];
  const looks = new Map(
    await Promise.all(
      named
        .filter((file) => present.includes(file))
        .map(async (file) => [file, await look(file, directory, cache)] as const),
    ),
  );

  const problems = [
    ...[...files]
      .filter(([, file]) => !looks.has(file))
      .map(([id, file]) =>
        sentence.missing(
          file,
          id,
          present.find((other) => stem(other) === stem(file) || other.startsWith(`${file}.`)),
        ),
      ),
    ...[...looks.values()].flatMap(({ seen }) => ('problem' in seen ? seen.problem : [])),
    ...copies([...looks].flatMap(([file, { seen }]) => ('fields' in seen ? { file, fields: seen.fields } : []))),
  ];
  if (problems.length > 0) throw new SentenceError(problems.join('\n'));

  const originals = Object.entries(records).flatMap(([id, { focus, rendering }]) => {
    const file = files.get(id)!;
    const found = looks.get(file);
    return found && 'fields' in found.seen
      ? [[id, { ...original(file, directory, found.hash, found.seen, focus), rendering }]]
      : [];
  });
  return {
    originals: Object.fromEntries(originals),
    notes: present.filter((file) => PICTURE.test(file) && !named.includes(file)).map(sentence.unrecorded),
  };
}

async function look(file: string, directory: string, cache: string): Promise<{ hash: string; seen: Inspection }> {
  const content = await readFile(join(directory, file));
  const hash = createHash('sha256').update(file).update(content).digest('hex').slice(0, 20);
  const seen = await cached(join(cache, 'seen', `${hash}.json`), async () =>
    Buffer.from(JSON.stringify(await inspect(file, content))),
  );
  return { hash, seen: JSON.parse(seen.toString()) as Inspection };
}

function original(
  file: string,
  directory: string,
  hash: string,
  { width, height }: { width: number; height: number },
  focus = { x: 50, y: 50 },
): Omit<CheckedOriginal, 'rendering'> {
  const settings = JSON.stringify([RECIPE, focus, sharp.versions]);
  const version = BigInt(`0x${createHash('sha256').update(hash).update(settings).digest('hex').slice(0, 12)}`);
  return {
    name: stem(file),
    hash: version.toString(36).padStart(8, '0').slice(-8),
    width,
    height,
    path: join(directory, file),
    file,
    focus: { x: focus.x / 100, y: focus.y / 100 },
  };
}

/** A file's name as it can stand in an address. */
function stem(file: string): string {
  return file
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function copies(files: { file: string; fields: number[] }[]): string[] {
  return files.flatMap(({ file, fields }, index) => {
    const other = files.slice(0, index).find((earlier) => isSamePhotograph(earlier.fields, fields));
    return other ? sentence.twice(file, other.file) : [];
  });
}
