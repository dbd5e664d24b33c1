import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '../lib/content-hash';
import { listFiles } from '../lib/list-files';

/** Content hashes by path. */
type Hashes = Record<string, string>;

/** The folder that the owner uploads. It contains the whole site of the last finished build. */
export const SITE_FOLDER = 'dist/client';

/** Record of a finished build, with the hashes of the files in its folder, and of the sources that it was made from. */
export type BuildStamp = { files: Hashes; sources: Hashes };

/** Name of the stamp file. It is a sibling of the folder, so that it is never uploaded. */
export const STAMP = 'build-stamp.json';
const stampFile = (folder: string) => join(dirname(folder), STAMP);

/** All files and folders that influence the build. */
const SOURCES = [
  'data',
  'pages',
  'components',
  'renderer',
  'public',
  'scripts/build-site',
  'scripts/commands/build.js',
  'scripts/finished-build',
  'scripts/lib',
  'scripts/to-do',
  'package-lock.json',
  'vite.config.ts',
];
/** Tests, and pages that the owner has not finished. */
const IGNORED_SOURCES = /\.(test|spec)\.tsx?$|^data\/brouillons\//;

/** Hashes the sources of the project in `root`. `records` may be a copy of the project's records. */
export async function hashSources(root = '.', records = root): Promise<Hashes> {
  const paths = await Promise.all(
    SOURCES.map(async (source) => {
      const path = join(root, source);
      return (await stat(path)).isDirectory() ? (await listFiles(path)).map((file) => `${source}/${file}`) : [source];
    }),
  );
  const files = paths.flat().filter((path) => !IGNORED_SOURCES.test(path));
  const isCopied = (path: string) => records !== root && existsSync(join(records, path));
  return hashFiles(root, files, (path) => join(isCopied(path) ? records : root, path));
}

/** Marks a folder as finished; call it last. `sources` must have been hashed before the build read any source. */
export async function stampFolder(folder: string, sources: Hashes): Promise<void> {
  const stamp: BuildStamp = { files: await hashFiles(folder, await listFiles(folder)), sources };
  await writeFile(stampFile(folder), `${JSON.stringify(stamp, null, 1)}\n`);
}

/** Returns the stamp of a folder; undefined if no finished build has written a stamp. */
export async function readStamp(folder = SITE_FOLDER): Promise<BuildStamp | undefined> {
  try {
    const { files, sources } = JSON.parse(await readFile(stampFile(folder), 'utf8'));
    return typeof files === 'object' && typeof sources === 'object' ? { files, sources } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Explains in a French sentence with its remedy why the folder is not the finished site; undefined if it is finished.
 * `fromToday: false` also accepts a folder whose sources have changed since, such as an earlier version of the site.
 */
export async function faultOfBuild(
  folder = SITE_FOLDER,
  { fromToday = true, root = '.' } = {},
): Promise<string | undefined> {
  const remedy = 'lancez « npm run build », puis de nouveau cette commande';
  const stamp = await readStamp(folder);
  if (!stamp) return `Le dossier ${folder} n'est pas un site fini : ${remedy}.`;
  // If the folder is missing, the comparison reports its first file as missing.
  const presentFiles = await listFiles(folder).catch(() => []);
  const changedFile = findFirstDifference(stamp.files, await hashFiles(folder, presentFiles));
  if (changedFile) return `${folder}/${changedFile} n'est plus tel que la construction l'a laissé : ${remedy}.`;
  const changedSource = fromToday && findFirstDifference(stamp.sources, await hashSources(root));
  if (changedSource) return `${changedSource} a changé depuis la construction du site : ${remedy}.`;
  return undefined;
}

function findFirstDifference(before: Hashes, now: Hashes): string | undefined {
  return Object.keys({ ...before, ...now }).find((path) => before[path] !== now[path]);
}

async function hashFiles(
  folder: string,
  paths: string[],
  pathOf = (path: string) => join(folder, path),
): Promise<Hashes> {
  const hashes: Hashes = {};
  for (const path of paths) {
    hashes[path] = contentHash(await readFile(pathOf(path)));
  }
  return hashes;
}
