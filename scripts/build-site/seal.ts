import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../list-files';
import { SITE_FOLDER } from '../site-folder';

/** Content hashes by path. */
type Hashes = Record<string, string>;

/** What a finished build says of its folder: what it holds, and what it was made from. */
export type Seal = { files: Hashes; sources: Hashes };

/** Beside the folder, so that it is never uploaded. */
const sealFile = (folder: string) => join(dirname(folder), 'sceau.json');

/** Everything that decides what a build makes. */
const SOURCES = [
  'data',
  'pages',
  'components',
  'renderer',
  'public',
  'scripts/build-site',
  'scripts/build.js',
  'package-lock.json',
  'vite.config.ts',
];
const TEST = /\.test\.tsx?$/;

/** What a build of the project in `root` that begins now is made from. */
export async function hashSources(root = '.'): Promise<Hashes> {
  const paths = await Promise.all(
    SOURCES.map(async (source) => {
      const place = join(root, source);
      return (await stat(place)).isDirectory() ? (await listFiles(place)).map((path) => `${source}/${path}`) : [source];
    }),
  );
  const files = paths.flat().filter((path) => !TEST.test(path));
  return hashFiles(root, files);
}

/** Declares a folder finished; to be called last. `sources` were hashed before anything was read. */
export async function sealFolder(folder: string, sources: Hashes): Promise<void> {
  const seal: Seal = { files: await hashFiles(folder, await listFiles(folder)), sources };
  await writeFile(sealFile(folder), `${JSON.stringify(seal, null, 1)}\n`);
}

/** The seal of a folder, or undefined where no finished build has left one. */
export async function readSeal(folder = SITE_FOLDER): Promise<Seal | undefined> {
  const text = await readFile(sealFile(folder), 'utf8').catch(() => '');
  try {
    const { files, sources } = JSON.parse(text);
    return typeof files === 'object' && typeof sources === 'object' ? { files, sources } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why the folder cannot be taken for the finished site, as a French sentence with its remedy; undefined where it can.
 * `fromToday: false` accepts a folder whose sources have changed since: an earlier version of the site.
 */
export async function faultOfBuild(
  folder = SITE_FOLDER,
  { fromToday = true, root = '.' } = {},
): Promise<string | undefined> {
  const again = 'lancez « npm run build », puis de nouveau cette commande';
  const seal = await readSeal(folder);
  if (!seal) return `Le dossier ${folder} n'est pas un site fini : ${again}.`;
  const present = await listFiles(folder).catch(() => []);
  const touched = firstDifference(seal.files, await hashFiles(folder, present));
  if (touched) return `${folder}/${touched} n'est plus tel que la construction l'a laissé : ${again}.`;
  const changed = fromToday && firstDifference(seal.sources, await hashSources(root));
  if (changed) return `${changed} a changé depuis la construction du site : ${again}.`;
  return undefined;
}

function firstDifference(before: Hashes, now: Hashes): string | undefined {
  return Object.keys({ ...before, ...now }).find((path) => before[path] !== now[path]);
}

async function hashFiles(folder: string, paths: string[]): Promise<Hashes> {
  const hashes: Hashes = {};
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    hashes[path] = createHash('sha256').update(content).digest('hex').slice(0, 32);
  }
  return hashes;
}
