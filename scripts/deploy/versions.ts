import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFolder } from '../build-site/replace-folder';
import { faultOfBuild, readSeal } from '../build-site/seal';
import { OwnerError } from '../owner-command';
import type { Facts } from './facts';

/** Out of the reach of builds, which replace dist/: the version that was put online last, and the one before it. */
const versionsOf = (folder: string) => {
  const root = join(dirname(dirname(folder)), '.versions');
  return { current: join(root, 'en-ligne'), previous: join(root, 'precedente'), next: join(root, 'nouvelle') };
};

const SITE = 'site';
const SEAL = 'sceau.json';
const FACTS = 'faits.json';

/** Keeps a copy of what has just been put online; the copy before it becomes the previous version. `home`: dist/client. */
export async function keepVersion(home: string, deployed: string, facts: Facts): Promise<void> {
  const { current, previous, next } = versionsOf(home);
  const [kept, sealed] = [await readSeal(join(current, SITE)), await readSeal(deployed)];
  if (!sealed || JSON.stringify(kept?.files) === JSON.stringify(sealed.files)) return;
  await rm(next, { recursive: true, force: true, maxRetries: 20 });
  await mkdir(next, { recursive: true });
  await cp(deployed, join(next, SITE), { recursive: true });
  await writeFile(join(next, FACTS), JSON.stringify(facts));
  // Last: what has no seal is no version.
  await cp(join(dirname(deployed), SEAL), join(next, SEAL));
  await replaceFolder(next, current, previous);
}

/**
 * The folder that holds what this computer has put online last, where that is not the built one: after a way back, the
 * built folder is the version before it. The built folder in any other case.
 */
export async function versionOnline(home: string): Promise<string> {
  const { current, previous } = versionsOf(home);
  const [built, before] = [await readSeal(home), await readSeal(join(previous, SITE))];
  const isBack = built && JSON.stringify(built.files) === JSON.stringify(before?.files);
  const online = join(current, SITE);
  return isBack && !(await faultOfBuild(online, { fromToday: false })) ? online : home;
}

/** The version that was online before the current one. Throws an OwnerError where this computer has kept none. */
export async function previousVersion(home: string): Promise<{ folder: string; facts: Facts }> {
  const { previous } = versionsOf(home);
  const folder = join(previous, SITE);
  if (await faultOfBuild(folder, { fromToday: false })) {
    throw new OwnerError(
      "Cet ordinateur ne garde pas de version d'avant : il garde ce qu'il a mis en ligne lui-même, à partir de la deuxième fois. Remettez la copie de votre fichier, puis « npm run build » et « npm run deploy ».",
    );
  }
  return { folder, facts: JSON.parse(await readFile(join(previous, FACTS), 'utf8').catch(() => '{}')) };
}
