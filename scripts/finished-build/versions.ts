import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';
import { remove } from '../held-files';
import { faultOfBuild, readStamp, STAMP } from './build-stamp';
import { keepRecords, RECORDS } from './kept-records';
import { replaceFolder } from './replace-folder';

const SITE = 'site';

/** The site that this computer has put online last. */
export const siteOnline = (home: string) => join(dirname(dirname(home)), '.versions/current', SITE);
/** Where the records lie that this computer has put online last, from a project's root. */
export const RECORDS_ONLINE = join('.versions/current', RECORDS);

/** Out of the reach of builds, which replace dist/: the version that was put online last, and the one before it. */
function versionsOf(home: string) {
  const root = join(dirname(dirname(home)), '.versions');
  return { current: join(root, 'current'), previous: join(root, 'previous'), next: join(root, 'next') };
}

/** Keeps a copy of what has just been put online; the copy before it becomes the previous version. `home`: dist/client. */
export async function keepVersion(home: string, deployed: string): Promise<void> {
  const { current, previous, next } = versionsOf(home);
  const [kept, stamp] = [await readStamp(join(current, SITE)), await readStamp(deployed)];
  if (!stamp) return;
  // Another record may change no page, and is online with it.
  if (JSON.stringify(kept?.files) === JSON.stringify(stamp.files)) return keepRecords(deployed, join(current, SITE));
  await remove(next);
  await mkdir(next, { recursive: true });
  await cp(deployed, join(next, SITE), { recursive: true });
  await keepRecords(deployed, join(next, SITE));
  // Last: what has no stamp is no version.
  await cp(join(dirname(deployed), STAMP), join(next, STAMP));
  await replaceFolder(next, current, previous);
}

/**
 * The folder that holds what this computer has put online last, where that is not the built one: after a way back, the
 * built folder is the version before it. The built folder in any other case.
 */
export async function versionOnline(home: string): Promise<string> {
  const { current, previous } = versionsOf(home);
  const [built, before] = [await readStamp(home), await readStamp(join(previous, SITE))];
  const isBack = built && JSON.stringify(built.files) === JSON.stringify(before?.files);
  const online = join(current, SITE);
  return isBack && !(await faultOfBuild(online, { fromToday: false })) ? online : home;
}

/** The folder of the version that was online before. Throws a SentenceError where this computer has kept none. */
export async function previousVersion(home: string): Promise<string> {
  const folder = join(versionsOf(home).previous, SITE);
  if (await faultOfBuild(folder, { fromToday: false })) {
    throw new SentenceError(
      "Cet ordinateur ne garde pas de version d'avant : il garde ce qu'il a mis en ligne lui-même, à partir de la deuxième fois. Remettez la copie de votre fichier, puis « npm run build » et « npm run deploy ».",
    );
  }
  return folder;
}
