import { readFile } from 'node:fs/promises';
import { writeArchive } from './archive';
import { SITE_FOLDER } from './finished-build/build-stamp';
import { refuseUnfit, requireFinishedBuild } from './finished-build/preflight';
import { inBytes } from './format';
import type { Call } from './owner-command';
import { readOptions } from './owner-options';

const HELP = `npm run zip                écrit tout le site dans une archive
npm run zip:avec-exemples  de même, bien qu'il reste des exemples à remplacer`;

/** `npm run zip`. Throws a SentenceError where the site is not finished, or holds samples. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  const options = readOptions({ flags: ['avec-exemples'], help: HELP }, args, env);
  await requireFinishedBuild(SITE_FOLDER);
  if (!options['avec-exemples']) refuseUnfit('npm run zip:avec-exemples');
  const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
  // Swedish writes dates with the year first.
  const date = new Date().toLocaleDateString('sv');
  const archive = `${name}-${date}.zip`;
  const bytes = await writeArchive(SITE_FOLDER, archive);
  terminal.write(
    `${archive} (${inBytes(bytes)}) contient le site entier. Déposez-le avec le gestionnaire de fichiers de votre hébergeur ` +
      'dans le dossier du site (www, htdocs ou public_html), puis décompressez-le là, en remplaçant les fichiers existants.\n',
  );
}
