import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf } from './sample-site';

/** Versions of the sample site by their letter, with the folders they were built in. */
export type Versions = Record<string, string>;

/** Cache of content hashes by file identity, so that checking an unchanged file again is cheap. */
const contentByIdentity = new Map<string, string>();

/**
 * Identifies a file's content; undefined if the file does not exist. Opens the file once, so that a concurrent rename
 * cannot mix two files.
 */
function contentOf(file: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  const { dev, ino, mtimeMs, ctimeMs, size } = fstatSync(descriptor);
  const identity = [dev, ino, mtimeMs, ctimeMs, size].join();
  const content =
    contentByIdentity.get(identity) ?? createHash('sha256').update(readFileSync(descriptor)).digest('hex');
  contentByIdentity.set(identity, content);
  closeSync(descriptor);
  return content;
}

/** Cache of the contents of the versions' files, which never change. */
const builtContents = new Map<string, string | undefined>();
const builtContentOf = (file: string) => builtContents.get(file) ?? builtContents.set(file, contentOf(file)).get(file);

/**
 * Checks the host's folder at one moment from a visitor's view. Returns the first problem. A page may be incomplete or
 * mixed, its assets may be missing or incomplete, or the live security policy may block its style.
 */
export function findBroken(site: string, versions: Versions): string | undefined {
  const readRules = () => (existsSync(join(site, '.htaccess')) ? readFileSync(join(site, '.htaccess'), 'utf8') : '');
  const rules = readRules();
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((name) => /\.html(\.br|\.gz)?$/.test(name));
  for (const path of pages) {
    const content = contentOf(join(site, path));
    const candidates = Object.entries(versions).filter(([, folder]) => builtContentOf(join(folder, path)) === content);
    if (candidates.length === 0) return `${path} is neither the old page nor the new one`;
    const isWhole = candidates.some(([version, folder]) => {
      const hasAssets = readFileSync(join(folder, path.replace(/\.(br|gz)$/, '')), 'utf8').includes(`Toits ${version}`);
      if (!hasAssets) return true;
      const assetsAreThere = assetsOf(version).every(
        (asset) => contentOf(join(site, asset)) === builtContentOf(join(folder, asset)),
      );
      // The rules may have changed after they were read, just before this page changed.
      return assetsAreThere && (allows(rules, version) || allows(readRules(), version));
    });
    if (!isWhole) return `${path} needs assets that are not online: ${candidates.map(([version]) => version)}`;
  }
  return undefined;
}

function allows(rules: string, version: string): boolean {
  const hash = createHash('sha256').update(`body{color:#222;--version:${version}}`).digest('base64');
  return !rules.includes('Content-Security-Policy') || rules.includes(hash);
}

/**
 * Checks the host's folder with `findBroken` until `work` is done. Returns the result of `work`, or throws the first
 * problem found.
 */
export async function watchWhile<T>(site: string, versions: Versions, work: Promise<T>): Promise<T> {
  let isDone = false;
  const finished = work.finally(() => {
    isDone = true;
  });
  finished.catch(() => {});
  while (!isDone) {
    const broken = findBroken(site, versions);
    if (broken) throw new Error(broken);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return finished;
}
