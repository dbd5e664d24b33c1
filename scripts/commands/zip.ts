import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { onDisk } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import { SITE_FOLDER } from '../finished-build/build-stamp';
import { refuseUnfit, requireFinishedBuild } from '../finished-build/preflight';
import { archiveRights } from '../lib/archive-rights';
import { formatBytes } from '../lib/format';
import { listFiles } from '../lib/list-files';
import type { Call } from '../lib/owner-command';
import { readOptions } from '../lib/owner-options';

const HELP = `npm run zip                écrit tout le site dans une archive
npm run zip:avec-exemples  de même, bien qu'il reste des exemples à remplacer`;

/** Runs `npm run zip`. Throws a SentenceError if the build is not finished or the site contains samples. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  const options = readOptions({ flags: ['avec-exemples'], help: HELP }, args, env);
  await requireFinishedBuild(SITE_FOLDER);
  if (!options['avec-exemples']) refuseUnfit(requireSite(onDisk()), 'npm run zip:avec-exemples');
  const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
  // The Swedish locale formats dates with the year first.
  const date = new Date().toLocaleDateString('sv');
  const archive = `${name}-${date}.zip`;
  const bytes = await writeArchive(SITE_FOLDER, archive);
  terminal.write(
    `${archive} (${formatBytes(bytes)}) contient le site entier. Déposez-le avec le gestionnaire de fichiers de votre hébergeur ` +
      'dans le dossier du site (www, htdocs ou public_html), puis décompressez-le là, en remplaçant les fichiers existants.\n',
  );
}

const BEST_COMPRESSION = 9;
const STORED = 0;
const COMPRESSED_ALREADY = new Set(['.br', '.gz', '.avif', '.webp', '.jpg', '.png', '.woff2']);

/**
 * Writes the built folder as one archive and returns its size in bytes. The files get the current time, which is the
 * default of fflate. With an older time, browsers would keep using their cached copy of a changed page.
 */
export async function writeArchive(folder: string, archive: string): Promise<number> {
  const files: Zippable = {};
  for (const path of await listFiles(folder)) {
    const level = COMPRESSED_ALREADY.has(extname(path)) ? STORED : BEST_COMPRESSION;
    files[path] = [await readFile(join(folder, path)), { level, ...archiveRights() }];
  }
  const bytes = zipSync(files);
  await writeFile(archive, bytes);
  return bytes.length;
}
