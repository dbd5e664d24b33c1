import { readFileSync } from 'node:fs';
import { lstat, mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { FOLDER_PATTERN } from '../../../data/model/collections';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { remove, writeAtomically } from '../../lib/held-files';

/** What the desk may write: the records, pages that wait to be complete, and the files that records name. */
const WRITABLE = [
  new RegExp(`^data/(?:[a-z][a-z-]*|(?:brouillons/)?(?:${FOLDER_PATTERN})/[a-z0-9]+(?:-[a-z0-9]+)*)\\.ts$`),
  /^data\/photos\/[\p{L}\d][\p{L}\p{M}\d ()&'’+,._-]{0,95}\.(?:jpe?g|png|webp|avif|tiff?)$/iu,
  /^data\/documents\/[\w-]{1,96}\.pdf$/,
];
/** What Windows keeps for devices, whatever comes behind the dot. */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)\.[^/]*$/i;

export const isWritable = (file: string) =>
  WRITABLE.some((pattern) => pattern.test(file)) && !DEVICE.test(file) && !file.endsWith('.test.ts');

/** The texts of data/ by their files. */
export type Texts = Record<string, string>;
/** The text of a file; `null`: it is not to exist. */
export type Content = string | null;
/** What a step does to one file; `before` is what it must hold for the step to be taken. */
export type FileChange = { file: string; before: Content; after: Content };

/** Somebody else has changed a file since the desk read it: nothing has been written. */
export class ConflictError extends Error {}

/** The files of one project, `root`: read whole, and written whole or not at all. */
export function createDataFiles(root: string) {
  const notesFolder = join(root, '.cache/bureau');
  /** A step, while it is taken. */
  const journal = join(notesFolder, 'etape.json');

  /** Where a file really lies; throws for what is no record, photograph or document of this project. */
  async function locate(file: string): Promise<string> {
    const path = resolve(root, file);
    const refusal = new SentenceError(`Le bureau n'écrit pas dans « ${file} » : seulement dans data/ et ses photos.`);
    if (!isWritable(file)) throw refusal;
    if ((await resolveRealPath(dirname(path))) !== join(await realpath(root), ...file.split('/').slice(0, -1)))
      throw refusal;
    const stats = await lstat(path).catch(() => undefined);
    if (stats && !stats.isFile()) throw refusal;
    return path;
  }

  async function read(file: string): Promise<Content> {
    const path = await locate(file);
    return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Whoever pulls the plug finds the old file or the new one. */
  async function writeOrRemove(file: string, content: Content | Buffer): Promise<void> {
    const path = await locate(file);
    if (content === null) return remove(path);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, content, notesFolder);
  }

  /** Takes a step: all its files, or, where one is not as it was read, none. Throws ChangedElsewhere, or what locate throws. */
  async function write(changes: FileChange[]): Promise<void> {
    for (const { file, before } of changes) if ((await read(file)) !== before) throw new ConflictError(file);
    if (changes.length > 1) await writeAtomically(journal, JSON.stringify(changes));
    try {
      for (const { file, after } of changes) await writeOrRemove(file, after);
    } catch (error) {
      await rollBack();
      throw error;
    }
    await remove(journal);
  }

  /** Takes back a step of which only some files were written, as an error or a power cut came; what was written since stays. */
  async function rollBack(): Promise<void> {
    for (const { file, before, after } of readNote<FileChange[]>(journal) ?? [])
      if ((await read(file)) === after) await writeOrRemove(file, before);
    await remove(journal);
  }

  return { root, locate, read, writeOrRemove, write, rollBack };
}

export type DataFiles = ReturnType<typeof createDataFiles>;

/** What the desk has noted in a file of its own; undefined where there is none, or none that can be read. */
export function readNote<Note>(path: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Where a folder really lies, or will once it is made. */
const resolveRealPath = (folder: string): Promise<string> =>
  realpath(folder).catch(async () => join(await resolveRealPath(dirname(folder)), basename(folder)));
