import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { remove } from '../lib/held-files';
import { TERMINAL, type Wording } from '../lib/wording';
import { faultOfBuild, readStamp, STAMP } from './build-stamp';
import { keepRecords, RECORDS } from './kept-records';
import { replaceFolder } from './replace-folder';

const SITE = 'site';

/** The site that this computer has put online last. */
export const siteOnline = (home: string) => join(dirname(dirname(home)), '.versions/current', SITE);
/** Where the records lie that this computer has put online last, from a project's root. */
export const RECORDS_ONLINE = join('.versions/current', RECORDS);

/**
 * Out of the reach of builds, which replace dist/: the version that was put online last, and the one before it. The stamp
 * of one that has begun to go online stands under `underway` until it is there.
 */
function versionsOf(home: string) {
  const at = (name: string) => join(dirname(dirname(home)), '.versions', name);
  return { current: at('current'), previous: at('previous'), next: at('next'), underway: at('underway') };
}

/** Whether two folders hold the same finished site. */
export async function isSameVersion(one: string, other: string): Promise<boolean> {
  const [first, second] = [await readStamp(one), await readStamp(other)];
  return first !== undefined && JSON.stringify(first.files) === JSON.stringify(second?.files);
}

/** Notes that a version begins to go online; of several that do not arrive, the first. `home`: dist/client. */
export async function beginVersion(home: string, deployed: string): Promise<void> {
  const { underway } = versionsOf(home);
  if (await readStamp(join(underway, SITE))) return;
  await mkdir(underway, { recursive: true });
  await cp(join(dirname(deployed), STAMP), join(underway, STAMP));
}

/** Keeps a copy of what has just been put online; the copy before it becomes the previous version. `home`: dist/client. */
export async function keepVersion(home: string, deployed: string): Promise<void> {
  const { current, previous, next, underway } = versionsOf(home);
  const kept = join(current, SITE);
  if (!(await readStamp(deployed))) return;
  if (await isSameVersion(deployed, kept)) {
    // Another record may change no page, and is online with it.
    if (deployed !== kept) await keepRecords(deployed, kept);
  } else {
    await remove(next);
    await mkdir(next, { recursive: true });
    await cp(deployed, join(next, SITE), { recursive: true });
    await keepRecords(deployed, join(next, SITE));
    // Last: what has no stamp is no version.
    await cp(join(dirname(deployed), STAMP), join(next, STAMP));
    await replaceFolder(next, current, previous);
  }
  await remove(underway);
}

/**
 * The folder that holds what this computer has put online last, where that is not the built one: after a way back, the
 * built folder is the version before it. The built folder in any other case.
 */
export async function versionOnline(home: string): Promise<string> {
  const { current, previous } = versionsOf(home);
  const isBack = await isSameVersion(home, join(previous, SITE));
  const online = join(current, SITE);
  return isBack && !(await faultOfBuild(online, { fromToday: false })) ? online : home;
}

/** Whether this computer has kept a version that was online before, without a look at its files. `home`: dist/client. */
export function hasPreviousVersion(home: string): boolean {
  const { current, previous, underway } = versionsOf(home);
  const isThere = (version: string) => existsSync(join(version, STAMP));
  return isThere(previous) || (isThere(current) && isThere(underway));
}

/**
 * The folder of the version that was online before; where the last one did not arrive whole, that is the one kept last.
 * Throws a SentenceError where this computer has kept none.
 */
export async function previousVersion(home: string, words: Wording = TERMINAL): Promise<string> {
  const { current, previous, underway } = versionsOf(home);
  const cut = join(underway, SITE);
  const isKept = (kept: string) => isSameVersion(cut, join(kept, SITE));
  const isNew = (await readStamp(cut)) && !(await isKept(current)) && !(await isKept(previous));
  const folder = join(isNew ? current : previous, SITE);
  if (await faultOfBuild(folder, { fromToday: false })) {
    throw new SentenceError(
      `Cet ordinateur ne garde pas de version d'avant : il garde ce qu'il a mis en ligne lui-même, à partir de la deuxième fois. Remettez la copie de votre fichier, puis ${words.rebuildAndDeploy}.`,
    );
  }
  return folder;
}
