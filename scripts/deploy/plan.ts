import { posix } from 'node:path';
import type { Fingerprint } from './built-folder';
import { emptyManifest, type Manifest, type OnlineFile } from './manifest';
import { ARRIVING, LEAVING } from './upload-atomically';

/** Planned apart, because the host may have written into it (merge-htaccess.ts). */
export const HTACCESS = '.htaccess';

/** Versions whose assets stay online behind the current one, for who still has an older page open. */
const KEPT_VERSIONS = 2;

/** In the order in which files must arrive; those of one phase may arrive together. */
const PHASES = ['asset', 'new-page', 'page', 'index'] as const;
export type Phase = (typeof PHASES)[number];

type Upload = { path: string; size: number; phase: Phase };

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

/** A file on the host: its size in bytes and, where its content has been read, its hash. */
export type RemoteFile = { size: number; hash?: string };

type Situation = {
  /** The site as it was built. */
  built: ReadonlyMap<string, Fingerprint>;
  manifest: Manifest;
  /** Every file seen online, in the folders of `foldersOf`. */
  online: ReadonlyMap<string, RemoteFile>;
};

/** Assets first, pages that refer to them next, then what invites search engines to look. */
export function phaseOf(path: string): Phase {
  // With the pages goes what their forms post to: there before them, away with them.
  if (/\.(html(\.br|\.gz)?|php)$/.test(path)) return 'page';
  return /^(sitemap[^/]*\.xml|robots\.txt)(\.br|\.gz)?$/.test(path) ? 'index' : 'asset';
}

/** The folders that must be looked at before planning; «» is the site's own. */
export function foldersOf(built: Iterable<string>, { files, underway } = emptyManifest()): string[] {
  const paths = [...built, ...Object.keys(files), ...Object.keys(underway)];
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
  const isUnchangedOnline = (path: string, file: Fingerprint) => {
    const listed = online.get(path);
    if (listed?.hash) return [file.hash, own[path]?.hash, manifest.underway[path]?.hash].includes(listed.hash);
    const size = listed?.size ?? file.size;
    return isOnline(path) && (size === file.size || size === manifest.underway[path]?.size);
  };

  // A file that an unfinished run may have changed is sent again, also where the owner went back to the version before.
  const isCurrent = ([path, file]: [string, Fingerprint]) =>
    online.get(path)?.hash
      ? online.get(path)?.hash === file.hash
      : own[path]?.hash === file.hash && isUnchangedOnline(path, file) && !(path in manifest.underway);
  const uploads = [...built]
    .filter((entry) => entry[0] !== HTACCESS && !isCurrent(entry))
    .map(([path, { size }]): Upload => ({ path, size, phase: uploadPhase(path, online) }))
    .sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || compare(a.path, b.path));

  const gone = Object.entries(own).filter(([path]) => !built.has(path));
  const changedRemotely = gone
    .filter(([path, file]) => isOnline(path) && !isUnchangedOnline(path, file))
    .map(([path]) => path);
  const mayGo = gone.filter(([path, file]) => isUnchangedOnline(path, file));
  const isPage = ([path]: [string, OnlineFile]) => phaseOf(path) !== 'asset';
  const version = uploads.length > 0 || mayGo.some(isPage) ? next : manifest.version;
  const outdated = mayGo.filter((entry) => isPage(entry) || entry[1].version < version - KEPT_VERSIONS);
  const leftovers = [...online.keys()].filter((path) => {
    const ending = [LEAVING, ARRIVING].find((candidate) => path.endsWith(candidate));
    const target = ending && path.slice(0, -ending.length);
    return target && (built.has(target) || target in own);
  });

  const before: Manifest = { ...manifest, files: { ...own }, underway: {} };
  for (const [path, file] of Object.entries(own)) {
    if (!isUnchangedOnline(path, file)) delete before.files[path];
  }
  for (const [path, file] of built) {
    if (online.get(path)?.hash === file.hash) before.files[path] = { ...file, version: own[path]?.version ?? next };
  }
  return {
    uploads,
    removals: [...outdated.map(([path]) => path).sort(removalOrder), ...leftovers.sort(compare)],
    changedRemotely,
    before,
    version,
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
function uploadPhase(path: string, online: ReadonlyMap<string, RemoteFile>): Phase {
  const phase = phaseOf(path);
  return phase === 'page' && !online.has(path) ? 'new-page' : phase;
}

/** Pages before the assets that they need; a page before its compressed copies, which are not served without it. */
function removalOrder(a: string, b: string): number {
  return Number(phaseOf(a) === 'asset') - Number(phaseOf(b) === 'asset') || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
