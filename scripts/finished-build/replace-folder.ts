import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { isStillRunning } from '../lib/processes.js';
import { move, remove } from '../lib/retry-locked-files';
import { wordingOf } from '../lib/wording';

/**
 * Parent of the work folders. Each build process has its own work folder. The parent is on the disk of the project, so
 * that a rename moves a result into place.
 */
const WORK_FOLDER = '.cache/builds';

/** The previous build, kept in case the owner wants it back. */
export const PREVIOUS = '.cache/previous';

/** Returns an empty folder for a build and removes the folders of interrupted builds. */
export async function makeWorkFolder(parentFolder = WORK_FOLDER): Promise<string> {
  // The parent folder does not exist before the first build.
  for (const name of await readdir(parentFolder).catch(() => [])) {
    const oldFolder = join(parentFolder, name);
    const { mtimeMs } = await stat(oldFolder).catch(() => ({ mtimeMs: 0 }));
    // If a program holds the folder open, a later build removes the folder.
    if (!isStillRunning(Number(name), mtimeMs)) await remove(oldFolder).catch(() => {});
  }
  const folder = join(parentFolder, String(process.pid));
  await remove(folder);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Replaces a folder with a finished folder and keeps the old folder in `previous`. After an interruption at any moment,
 * `target` is either complete, or `restoreFolder` can restore it. An open file blocks renames on Windows. So this
 * function throws a SentenceError if a program holds a file of the old folder open for longer than `timeout`
 * milliseconds.
 */
export async function replaceFolder(finished: string, target: string, previous: string, timeout = 10_000) {
  try {
    await remove(previous);
    await mkdir(dirname(previous), { recursive: true });
    await moveFolder(target, previous, timeout);
    await moveFolder(finished, target, timeout);
  } catch (error) {
    await restoreFolder(target, previous);
    throw new SentenceError(
      `Le site est construit, mais ${target}/ ne peut pas être remplacé (${codeOf(error)}) : un programme y tient un fichier ouvert (aperçu, explorateur de fichiers, antivirus, OneDrive). Fermez-le, puis ${wordingOf(process.env).tryAgain} ; la version précédente reste en place.`,
    );
  }
}

/** Restores the previous folder if an interruption has left no folder in its place. */
export async function restoreFolder(target: string, previous: string): Promise<void> {
  const exists = await readdir(target).then(
    () => true,
    () => false,
  );
  if (!exists) await moveFolder(previous, target, 0);
}

/** Moves a folder. Does nothing if the folder does not exist. */
async function moveFolder(from: string, to: string, timeout: number): Promise<void> {
  await move(from, to, timeout).catch(async (error) => {
    if (codeOf(error) !== 'ENOENT' || (await readdir(from).catch(() => undefined))) throw error;
  });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
