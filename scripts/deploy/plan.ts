import { posix } from 'node:path';
import type { Fingerprint } from './built-folder';
import type { Manifest, OnlineFile } from './manifest';

/** Ends the name of a file that is still arriving, or of one that just made room for it; .htaccess serves neither. */
export const ARRIVING = '.envoi';
export const LEAVING = `.avant${ARRIVING}`;

/** Planned apart, because the host may have written into it (merge-htaccess.ts). */
export const HTACCESS = '.htaccess';

/** Versions whose assets stay online behind the current one, for who still has an older page open. */
const KEPT_VERSIONS = 2;

export type Phase = 'asset' | 'page' | 'index';

export type Upload = { path: string; size: number; phase: Phase };

export type Plan = {
  /** In the order in which they must arrive: nothing refers to a file that comes later. */
  uploads: Upload[];
  /** In the order in which they may go, after everything else. */
  removals: string[];
  /** Files that a deployment put there and somebody has changed since: they are left alone from now on. */
  changedRemotely: string[];
  /** What is online before the plan is applied, as far as it is known. */
  before: Manifest;
  /** The version that the plan leads to; equal to the one before where there is nothing to do. */
  version: number;
};

type Situation = {
  /** The site as it was built. */
  built: ReadonlyMap<string, Fingerprint>;
  manifest: Manifest;
  /** Size in bytes of every file seen online, in the folders of `foldersOf`. */
  online: ReadonlyMap<string, number>;
};

/** Assets first, pages that refer to them next, then what invites search engines to look. */
export function phaseOf(path: string): Phase {
  if (/\.html(\.br|\.gz)?$/.test(path)) return 'page';
  return /^(sitemap[^/]*\.xml|robots\.txt)(\.br|\.gz)?$/.test(path) ? 'index' : 'asset';
}

/** The folders that must be looked at before planning; «» is the site's own. */
export function foldersOf(built: Iterable<string>, manifest: Manifest): string[] {
  const paths = [...built, ...Object.keys(manifest.files), ...Object.keys(manifest.underway)];
  return [...new Set(['', ...paths.flatMap((path) => parents(path))])].sort();
}

function parents(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...parents(folder), folder];
}

/** True for names that some servers reject, or take but do not list. */
export const isHidden = (path: string) => posix.basename(path).startsWith('.');

/** Compares the built site with what is online. */
export function planDeployment({ built, manifest, online }: Situation): Plan {
  const next = manifest.version + 1;
  const own = ownFiles(manifest, next);

  // Some servers list no hidden files; of those the manifest is believed.
  const isOnline = (path: string) => online.has(path) || (isHidden(path) && path in own);
  const isUnchangedOnline = (path: string, { size }: Fingerprint) => {
    const seen = online.get(path) ?? size;
    return isOnline(path) && (seen === size || seen === manifest.underway[path]?.size);
  };

  // A file that an unfinished run may have changed is sent again, also where the owner went back to the version before.
  const isCurrent = ([path, file]: [string, Fingerprint]) =>
    own[path]?.hash === file.hash && isUnchangedOnline(path, file) && !(path in manifest.underway);
  const uploads = [...built]
    .filter((entry) => entry[0] !== HTACCESS && !isCurrent(entry))
    .map(([path, { size }]): Upload => ({ path, size, phase: phaseOf(path) }))
    .sort((a, b) => rank(a, online) - rank(b, online) || compare(a.path, b.path));

  const gone = Object.entries(own).filter(([path]) => !built.has(path));
  const changedRemotely = gone
    .filter(([path, file]) => isOnline(path) && !isUnchangedOnline(path, file))
    .map(([path]) => path);
  const outdated = gone.filter(
    ([path, file]) =>
      isUnchangedOnline(path, file) && (phaseOf(path) !== 'asset' || file.version < next - KEPT_VERSIONS),
  );
  const leftovers = [...online.keys()].filter((path) => {
    const target = path.endsWith(LEAVING) ? path.slice(0, -LEAVING.length) : path.slice(0, -ARRIVING.length);
    return path.endsWith(ARRIVING) && (built.has(target) || target in own);
  });

  const before: Manifest = { ...manifest, files: { ...own }, underway: {} };
  for (const [path, file] of Object.entries(own)) {
    if (!isUnchangedOnline(path, file)) delete before.files[path];
  }
  return {
    uploads,
    removals: [...outdated.map(([path]) => path).sort(removalOrder), ...leftovers.sort(compare)],
    changedRemotely,
    before,
    version: uploads.length > 0 || outdated.length > 0 ? next : manifest.version,
  };
}

/**
 * Everything that a deployment of this site put online. What an unfinished one may have put there counts too, with a
 * hash that equals none, so that it is sent again or cleared away.
 */
function ownFiles(manifest: Manifest, next: number): Record<string, OnlineFile> {
  const uncertain = Object.entries(manifest.underway).map(([path, { size }]) => [
    path,
    { size, hash: '', version: next },
  ]);
  return { ...Object.fromEntries(uncertain), ...manifest.files };
}

/** New pages come before changed ones: a changed page may lead to a new one. */
function rank({ path, phase }: Upload, online: ReadonlyMap<string, number>): number {
  return { asset: 0, page: online.has(path) ? 2 : 1, index: 3 }[phase];
}

/** Pages before the assets that they need; a page before its compressed copies, which are not served without it. */
function removalOrder(a: string, b: string): number {
  return Number(phaseOf(a) === 'asset') - Number(phaseOf(b) === 'asset') || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
