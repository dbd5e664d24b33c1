import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf } from './sample-site';

/** Versions of the sample site by their letter, and the folders they were built in. */
export type Versions = Record<string, string>;

/** Contents that have been read, by the identity of the file, so that looking again costs little. */
const known = new Map<string, string>();

/** What identifies a file's content, or undefined where there is no file; read in one go, whoever renames meanwhile. */
function contentOf(file: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  const { dev, ino, mtimeMs, ctimeMs, size } = fstatSync(descriptor);
  const identity = [dev, ino, mtimeMs, ctimeMs, size].join();
  const content = known.get(identity) ?? createHash('sha256').update(readFileSync(descriptor)).digest('hex');
  known.set(identity, content);
  closeSync(descriptor);
  return content;
}

/** The same of the versions, of which no file changes. */
const built = new Map<string, string | undefined>();
const builtContentOf = (file: string) => built.get(file) ?? built.set(file, contentOf(file)).get(file);

/**
 * Looks at the host's folder as visitors would, in one instant. Returns what they would find broken: a page that is
 * cut or mixed, a page whose assets are missing or cut, a page whose style the live security policy would refuse.
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
      // The rules may have changed since they were read, just before this page did.
      return assetsAreThere && (allows(rules, version) || allows(readRules(), version));
    });
    if (!isWhole) return `${path} needs what is not online: ${candidates.map(([version]) => version)}`;
  }
  return undefined;
}

function allows(rules: string, version: string): boolean {
  const hash = createHash('sha256').update(`body{color:#222;--version:${version}}`).digest('base64');
  return !rules.includes('Content-Security-Policy') || rules.includes(hash);
}

/** Keeps looking until the work is done; returns the work's result, or throws what was found broken. */
export async function watching<T>(site: string, versions: Versions, work: Promise<T>): Promise<T> {
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
