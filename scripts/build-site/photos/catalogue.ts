import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FactsOf, printInFile, problem } from '../../../data/model/read/problems.ts';
import { SentenceError } from '../../../data/model/read/sentence-error.ts';
import type { Photo } from '../../../data/model/schema/collections';
import { fileSlug } from '../../../data/model/text/slug.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { contentHash, shortHash } from '../../lib/content-hash.ts';
import { readOrCreate } from '../cache.ts';
import { type CheckedOriginal, RECIPE } from './encode.ts';
import { INSPECTION_VERSION, type Inspection, inspect } from './inspect.ts';
import { PICTURE, photoProblemForTerminal, SHARP_WIDTH, sentence } from './messages.ts';

export type Catalogue = {
  originals: Record<string, CheckedOriginal>;
  /** Remarks for the owner about files that the build accepts. */
  notes: string[];
};

/**
 * Inspects every file that a record names. Throws one SentenceError with all problems. Caches results by the content of
 * the file, so that a second call only reads the files.
 */
export async function readCatalogue(
  records: Record<string, Photo>,
  directory: string,
  cache: string,
): Promise<Catalogue> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const presentFiles = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  if (presentFiles.length === 0) throw new SentenceError(sentence.noneAtAll);
  const files = new Map(Object.entries(records).map(([id, { file }]) => [id, nameOnDisk(directory, file)]));
  const namedFiles = [...new Set(files.values())];
  const inspected = new Map(
    await mapConcurrently(
      namedFiles.filter((file) => presentFiles.includes(file)),
      availableParallelism(),
      async (file) => [file, await inspectCached(file, directory, cache)] as const,
    ),
  );

  const problems = [
    ...findMissingFiles(records, directory).map(
      ({ id, facts }) => `data/photos.ts, « ${id} » : ${printInFile(problem('missing-photo-file', facts))}.`,
    ),
    ...[...inspected.values()].flatMap((inspection) =>
      'problem' in inspection ? photoProblemForTerminal(inspection.problem) : [],
    ),
  ];
  if (problems.length > 0) throw new SentenceError(problems.join('\n'));

  const originals: Record<string, CheckedOriginal> = {};
  const notes = new Set(
    presentFiles.filter((file) => PICTURE.test(file) && !namedFiles.includes(file)).map(sentence.unrecorded),
  );
  for (const [id, { focus = { x: 50, y: 50 }, rendering }] of Object.entries(records)) {
    const file = files.get(id) ?? '';
    const inspection = inspected.get(file);
    if (!inspection || 'problem' in inspection) continue;
    const { hash, width, height } = inspection;
    if (width < SHARP_WIDTH && !rendering) notes.add(photoProblemForTerminal({ code: 'soft', facts: { file, width } }));
    originals[id] = {
      ...{ name: fileSlug(file), hash: hashVersion(hash, focus), width, height },
      ...{ path: join(directory, file), rendering, focus: { x: focus.x / 100, y: focus.y / 100 } },
    };
  }
  return { originals, notes: [...notes] };
}

type MissingFile = { id: string; facts: FactsOf<'missing-photo-file'> };

/** Returns the records whose file is missing in the folder, each with a similar file that may be meant. */
export function findMissingFiles(records: Record<string, Photo>, directory: string): MissingFile[] {
  const presentFiles = readdirSync(directory, { withFileTypes: true }).flatMap((fileEntry) =>
    fileEntry.isFile() ? fileEntry.name : [],
  );
  return Object.entries(records).flatMap(([id, { file }]): MissingFile | MissingFile[] => {
    if (presentFiles.includes(nameOnDisk(directory, file))) return [];
    const name = presentFiles.find(
      (candidate) => fileSlug(candidate) === fileSlug(file) || candidate.startsWith(`${file}.`),
    );
    if (name === undefined) return { id, facts: { file } };
    const isPhoto = PICTURE.test(name) && !name.startsWith(`${file}.`);
    return { id, facts: { file, similar: { name, remedy: isPhoto ? 'rename-in-record' : 'rename-file' } } };
  });
}

async function inspectCached(file: string, directory: string, cache: string): Promise<Inspection & { hash: string }> {
  const content = await readFile(join(directory, file));
  // Uses only the first 20 digits. A longer hash would change the URL of every picture, and the build would encode all
  // pictures again.
  const hash = contentHash(file, content).slice(0, 20);
  const inspection = await readOrCreate(join(cache, 'seen', `${hash}-${INSPECTION_VERSION}.json`), async () =>
    Buffer.from(JSON.stringify(await inspect(file, content))),
  );
  return { ...JSON.parse(inspection.toString()), hash };
}

/**
 * Returns a hash of everything that determines the bytes of a picture's files: the original, the focus, and the
 * settings of the encoder.
 */
function hashVersion(hash: string, focus: Photo['focus']): string {
  const settings = JSON.stringify([RECIPE, focus, sharp.versions]);
  return BigInt(`0x${shortHash(hash, settings)}`)
    .toString(36)
    .padStart(8, '0')
    .slice(-8);
}

/**
 * Returns the name of a record's file in the notation of the folder. A Mac may store an accent as a letter and a
 * combining mark, although the name looks the same.
 */
export function nameOnDisk(directory: string, file: string): string {
  const isSameName = (name: string) => name.normalize('NFC') === file.normalize('NFC');
  return readdirSync(directory).find(isSameName) ?? file;
}
