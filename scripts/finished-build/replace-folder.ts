import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { move, remove } from '../lib/held-files';
import { wordingOf } from '../lib/wording';

/** Where builds are made, one folder a process, on the disk of the project: a rename puts them in place. */
const WORKSHOP = '.cache/builds';

/** The folder that the last build left, for whoever wants it back. */
export const PREVIOUS = '.cache/previous';

/** An empty folder for a build; those that interrupted builds have left are removed. */
export async function makeWorkFolder(workshop = WORKSHOP): Promise<string> {
  for (const name of await readdir(workshop).catch(() => [])) {
    // What a program holds open goes with a later build.
    if (!isRunning(Number(name))) await remove(join(workshop, name)).catch(() => {});
  }
  const folder = join(workshop, String(process.pid));
  await remove(folder);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Puts a finished folder in the place of another, which is kept under `previous`. Whenever this is interrupted, one of
 * the two stands whole in its place, or `restoreFolder` puts it back. Throws a SentenceError where a program holds a file
 * of the old one open for longer than `timeout` milliseconds, as Windows allows it.
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
      `Le site est construit, mais ${target}/ ne peut pas être remplacé (${codeOf(error)}) : un programme y tient un fichier ouvert (aperçu, explorateur de fichiers, antivirus, OneDrive). Fermez-le, puis ${wordingOf(process.env).again} ; la version précédente reste en place.`,
    );
  }
}

/** Puts the previous folder back where an interruption has left nothing in its place. */
export async function restoreFolder(target: string, previous: string): Promise<void> {
  const isThere = await readdir(target).then(
    () => true,
    () => false,
  );
  if (!isThere) await moveFolder(previous, target, 0);
}

/** Nothing to move is nothing to do. */
async function moveFolder(from: string, to: string, timeout: number): Promise<void> {
  await move(from, to, timeout).catch(async (error) => {
    if (codeOf(error) !== 'ENOENT' || (await readdir(from).catch(() => undefined))) throw error;
  });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** True where a process has this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
