import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { isRunning } from '../finished-build/replace-folder';

/**
 * Runs a deployment unless another one of the same project runs on this computer: they would write into each other's
 * files on the host. `lock` holds the number of the process that does.
 */
export async function oneAtATime<T>(deployment: () => Promise<T>, lock: string): Promise<T> {
  const other = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (other > 0 && isRunning(other) && (await isSinceBoot(lock)))
    throw new SentenceError(
      `Une mise en ligne est déjà en cours sur cet ordinateur : attendez qu'elle finisse, puis relancez la commande (s'il n'y en a pas, supprimez le fichier ${lock}).`,
    );
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, String(process.pid));
  try {
    return await deployment();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Where the power failed in the middle, another program may have the number of the process since. */
async function isSinceBoot(lock: string): Promise<boolean> {
  return (await stat(lock)).mtimeMs > Date.now() - uptime() * 1000;
}
