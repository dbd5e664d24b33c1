import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { remove } from '../lib/retry-locked-files';
import { TERMINAL, type Wording } from '../lib/wording';
import { faultOfBuild, readStamp, STAMP } from './build-stamp';
import { keepRecords, RECORDS } from './built-records';
import { replaceFolder } from './replace-folder';

const SITE = 'site';

/** Returns the folder of the site that this computer put online last. */
export const onlineSiteOf = (home: string) => join(dirname(dirname(home)), '.versions/current', SITE);
/** Records of the site that this computer put online last, relative to the project's root. */
export const RECORDS_ONLINE = join('.versions/current', RECORDS);

/**
 * Paths of the kept versions. `current` was put online last, `previous` before that. They are outside of dist/, because
 * builds replace dist/. While an upload is unfinished, `underway` holds the stamp of its version.
 */
function versionsOf(home: string) {
  const versionPath = (name: string) => join(dirname(dirname(home)), '.versions', name);
  return {
    current: versionPath('current'),
    previous: versionPath('previous'),
    next: versionPath('next'),
    underway: versionPath('underway'),
  };
}

/** Returns whether two folders hold the same finished site. */
export async function isSameVersion(firstFolder: string, secondFolder: string): Promise<boolean> {
  const [firstStamp, secondStamp] = [await readStamp(firstFolder), await readStamp(secondFolder)];
  return firstStamp !== undefined && JSON.stringify(firstStamp.files) === JSON.stringify(secondStamp?.files);
}

/**
 * Records that the upload of a version has begun. If several uploads in a row stay incomplete, the first one stays
 * recorded. `home` is dist/client.
 */
export async function beginVersion(home: string, deployed: string): Promise<void> {
  const { underway } = versionsOf(home);
  if (await readStamp(join(underway, SITE))) return;
  await mkdir(underway, { recursive: true });
  await cp(join(dirname(deployed), STAMP), join(underway, STAMP));
}

/**
 * Keeps a copy of the version that was just put online. The copy that was kept before becomes the previous version.
 * `home` is dist/client.
 */
export async function keepVersion(home: string, deployed: string): Promise<void> {
  const { current, previous, next, underway } = versionsOf(home);
  const currentSite = join(current, SITE);
  if (!(await readStamp(deployed))) return;
  if (await isSameVersion(deployed, currentSite)) {
    // A changed record does not always change a page, but must be kept with the version.
    if (deployed !== currentSite) await keepRecords(deployed, currentSite);
  } else {
    await remove(next);
    await mkdir(next, { recursive: true });
    await cp(deployed, join(next, SITE), { recursive: true });
    await keepRecords(deployed, join(next, SITE));
    // The stamp is written last, because a folder without a stamp does not count as a version.
    await cp(join(dirname(deployed), STAMP), join(next, STAMP));
    await replaceFolder(next, current, previous);
  }
  await remove(underway);
}

/**
 * Returns the folder of the version that this computer put online last. Normally this is the built folder. After a
 * return to the previous version it is the kept copy in `current`, and the built folder equals `previous`.
 */
export async function findOnlineVersion(home: string): Promise<string> {
  const { current, previous } = versionsOf(home);
  const isRestored = await isSameVersion(home, join(previous, SITE));
  const online = join(current, SITE);
  return isRestored && !(await faultOfBuild(online, { fromToday: false })) ? online : home;
}

/**
 * Returns whether this computer has kept a previous version. Does not verify the files of that version. `home` is
 * dist/client.
 */
export function hasPreviousVersion(home: string): boolean {
  const { current, previous, underway } = versionsOf(home);
  const hasStamp = (version: string) => existsSync(join(version, STAMP));
  return hasStamp(previous) || (hasStamp(current) && hasStamp(underway));
}

/**
 * Returns the folder of the version that was online before. If the last upload was incomplete, this is the last version
 * that was uploaded completely. Throws a SentenceError if this computer has not kept any version.
 */
export async function findPreviousVersion(home: string, wording: Wording = TERMINAL): Promise<string> {
  const { current, previous, underway } = versionsOf(home);
  const interruptedSite = join(underway, SITE);
  const isKept = (version: string) => isSameVersion(interruptedSite, join(version, SITE));
  const isNew = (await readStamp(interruptedSite)) && !(await isKept(current)) && !(await isKept(previous));
  const folder = join(isNew ? current : previous, SITE);
  if (await faultOfBuild(folder, { fromToday: false })) {
    throw new SentenceError(
      `Cet ordinateur ne garde pas de version d'avant : il garde ce qu'il a mis en ligne lui-même, à partir de la deuxième fois. Remettez la copie de votre fichier, puis ${wording.rebuildAndDeploy}.`,
    );
  }
  return folder;
}
