import { posix } from 'node:path';
import type { Fingerprint } from './built-folder';
import { createEmptyManifest, type Manifest, type OnlineFile } from './manifest';
import { BACKUP_SUFFIX, UPLOAD_SUFFIX } from './upload-atomically';

/** This file is planned separately, because the host may have written into it (merge-htaccess.ts). */
export const HTACCESS = '.htaccess';

/** Number of earlier versions whose assets stay online, for visitors who still have an older page open. */
const MAX_OLD_VERSIONS = 2;

/** Upload phases in order. Files of the same phase may be uploaded in parallel. */
const PHASES = ['asset', 'new-page', 'page', 'index'] as const;
export type Phase = (typeof PHASES)[number];

type Upload = { path: string; size: number; phase: Phase };

export type Plan = {
  /** Uploads in order. A file never refers to a file that is uploaded later. */
  uploads: Upload[];
  /** Deletions in order, after all uploads. */
  removals: string[];
  /**
   * Files that a deployment put online and that have since been changed on the host. Deployments leave these files
   * alone from now on.
   */
  changedRemotely: string[];
  /** The known state online before the plan is applied. */
  before: Manifest;
  /** The version after the plan is applied. It equals the version before if no action is necessary. */
  version: number;
};

/** A file on the host with its size in bytes and, if its content was read, its hash. */
export type RemoteFile = { size: number; hash?: string };

type PlanInput = {
  /** The built site. */
  built: ReadonlyMap<string, Fingerprint>;
  manifest: Manifest;
  /** Every file found online in the folders of `foldersOf`. */
  online: ReadonlyMap<string, RemoteFile>;
};

/**
 * Returns the upload phase of a file. Assets come first, then the pages that refer to them, then the files that invite
 * search engines.
 */
export function phaseOf(path: string): Phase {
  // PHP files belong to the page phase, because they must be uploaded before the pages that post to them, and deleted
  // together with these pages.
  if (/\.(html(\.br|\.gz)?|php)$/.test(path)) return 'page';
  return /^(sitemap[^/]*\.xml|robots\.txt)(\.br|\.gz)?$/.test(path) ? 'index' : 'asset';
}

/** Returns the folders to list before planning; «» is the site's own folder. */
export function foldersOf(built: Iterable<string>, { files, underway } = createEmptyManifest()): string[] {
  const paths = [...built, ...Object.keys(files), ...Object.keys(underway)];
  return [...new Set(['', ...paths.flatMap((path) => parentsOf(path))])].sort();
}

function parentsOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...parentsOf(folder), folder];
}

/** Returns whether the name begins with a dot. Some servers reject such names, or accept but do not list them. */
export const isHidden = (path: string) => posix.basename(path).startsWith('.');

/** Plans the uploads and deletions that turn the online state into the built site. */
export function planDeployment({ built, manifest, online }: PlanInput): Plan {
  const nextVersion = manifest.version + 1;
  const deployedFiles = deployedFilesOf(manifest, nextVersion);

  // Some servers do not list hidden files, so the manifest decides whether these files are online.
  const isOnline = (path: string) => online.has(path) || (isHidden(path) && path in deployedFiles);
  const isUnchangedOnline = (path: string, file: Fingerprint) => {
    const onlineFile = online.get(path);
    if (onlineFile?.hash)
      return [file.hash, deployedFiles[path]?.hash, manifest.underway[path]?.hash].includes(onlineFile.hash);
    const size = onlineFile?.size ?? file.size;
    return isOnline(path) && (size === file.size || size === manifest.underway[path]?.size);
  };

  // A file that an unfinished run may have changed is uploaded again, even if the owner returns to the previous
  // version.
  const isCurrent = ([path, file]: [string, Fingerprint]) =>
    online.get(path)?.hash
      ? online.get(path)?.hash === file.hash
      : deployedFiles[path]?.hash === file.hash && isUnchangedOnline(path, file) && !(path in manifest.underway);
  const uploads = [...built]
    .filter((entry) => entry[0] !== HTACCESS && !isCurrent(entry))
    .map(([path, { size }]): Upload => ({ path, size, phase: uploadPhase(path, online) }))
    .sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || compare(a.path, b.path));

  const removedEntries = Object.entries(deployedFiles).filter(([path]) => !built.has(path));
  const changedRemotely = removedEntries
    .filter(([path, file]) => isOnline(path) && !isUnchangedOnline(path, file))
    .map(([path]) => path);
  const removableEntries = removedEntries.filter(([path, file]) => isUnchangedOnline(path, file));
  const isPage = ([path]: [string, OnlineFile]) => phaseOf(path) !== 'asset';
  const version = uploads.length > 0 || removableEntries.some(isPage) ? nextVersion : manifest.version;
  const outdated = removableEntries.filter((entry) => isPage(entry) || entry[1].version < version - MAX_OLD_VERSIONS);
  const leftovers = [...online.keys()].filter((path) => {
    const ending = [BACKUP_SUFFIX, UPLOAD_SUFFIX].find((candidate) => path.endsWith(candidate));
    const target = ending && path.slice(0, -ending.length);
    return target && (built.has(target) || target in deployedFiles);
  });

  const before: Manifest = { ...manifest, files: { ...deployedFiles }, underway: {} };
  for (const [path, file] of Object.entries(deployedFiles)) {
    if (!isUnchangedOnline(path, file)) delete before.files[path];
  }
  for (const [path, file] of built) {
    if (online.get(path)?.hash === file.hash)
      before.files[path] = { ...file, version: deployedFiles[path]?.version ?? nextVersion };
  }
  return {
    uploads,
    removals: [...outdated.map(([path]) => path).sort(compareRemovals), ...leftovers.sort(compare)],
    changedRemotely,
    before,
    version,
  };
}

/**
 * Returns every file that a deployment of this site put online. Files that an unfinished deployment may have uploaded
 * are included with an empty hash, so that they are uploaded again or deleted.
 */
function deployedFilesOf(manifest: Manifest, next: number): Record<string, OnlineFile> {
  const uncertain = Object.entries(manifest.underway).map(([path, { size }]) => [
    path,
    { size, hash: '', version: next },
  ]);
  return { ...Object.fromEntries(uncertain), ...manifest.files };
}

/** New pages come before changed pages, because a changed page may link to a new page. */
function uploadPhase(path: string, online: ReadonlyMap<string, RemoteFile>): Phase {
  const phase = phaseOf(path);
  return phase === 'page' && !online.has(path) ? 'new-page' : phase;
}

/**
 * Sorts pages before the assets that they need. Sorts a page before its compressed copies, which are not served without
 * the page.
 */
function compareRemovals(a: string, b: string): number {
  return Number(phaseOf(a) === 'asset') - Number(phaseOf(b) === 'asset') || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
