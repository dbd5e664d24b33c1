import { readFileSync } from 'node:fs';
import { lstat, mkdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { FOLDER_PATTERN } from '../../../data/model/collections';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { remove, writeAtomically } from '../../lib/retry-locked-files';

/** The files that the desk may write: records, drafts, photos and documents. */
const WRITABLE = [
  new RegExp(`^data/(?:[a-z][a-z-]*|(?:brouillons/)?(?:${FOLDER_PATTERN})/[a-z0-9]+(?:-[a-z0-9]+)*)\\.ts$`),
  /^data\/photos\/[\p{L}\d][\p{L}\p{M}\d ()&'’+,._-]{0,95}\.(?:jpe?g|png|webp|avif|tiff?)$/iu,
  /^data\/documents\/[\w-]{1,96}\.pdf$/,
];
/** File names that Windows reserves for devices, with any extension. */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)\.[^/]*$/i;

export const isWritable = (file: string) =>
  WRITABLE.some((pattern) => pattern.test(file)) && !DEVICE.test(file) && !file.endsWith('.test.ts');

/** The texts of the files in data/, by path. */
export type Texts = Record<string, string>;
/** The text of a file; null if the file does not exist. */
export type Content = string | null;
/** A change of one file. The change is applied only if the file still contains `before`. */
export type FileChange = { file: string; before: Content; after: Content };

/** Thrown if another program has changed a file since the desk read it. Nothing has been written. */
export class ConflictError extends Error {}

/** Creates access to the files of a project. Writes are atomic, also across several files. */
export function createDataFiles(root: string) {
  const notesFolder = join(root, '.cache/bureau');
  /** The journal of the current step, from which an interrupted step is rolled back. */
  const journal = join(notesFolder, 'etape.json');

  /**
   * Returns the path of a file. Throws a SentenceError if the desk may not write the file, or if links lead out of the
   * project.
   */
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

  /** Writes or removes a file atomically, so that a power cut leaves the old or the new content. */
  async function writeOrRemove(file: string, content: Content | Buffer): Promise<void> {
    const path = await locate(file);
    if (content === null) return remove(path);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, content, notesFolder);
  }

  /**
   * Writes all files of a step or none of them. Throws a ConflictError if a file has changed, and rethrows errors of
   * `locate`.
   */
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

  /** Rolls back a step that an error or a power cut interrupted. Keeps files that have changed since. */
  async function rollBack(): Promise<void> {
    for (const { file, before, after } of readNote<FileChange[]>(journal) ?? [])
      if ((await read(file)) === after) await writeOrRemove(file, before);
    await remove(journal);
  }

  return { root, locate, read, writeOrRemove, write, rollBack };
}

export type DataFiles = ReturnType<typeof createDataFiles>;

/** Returns the content of one of the desk's own JSON files; undefined if the file is missing or cannot be parsed. */
export function readNote<Note>(path: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the real path of a folder, even if the folder does not exist yet. */
const resolveRealPath = (folder: string): Promise<string> =>
  realpath(folder).catch(async () => join(await resolveRealPath(dirname(folder)), basename(folder)));
