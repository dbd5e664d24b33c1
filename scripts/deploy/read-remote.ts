import { posix } from 'node:path';
import { mapConcurrently } from '../lib/concurrency';
import { formatCount } from '../lib/format';
import type { Progress } from '../lib/progress';
import { type Fingerprint, fingerprintOf } from './built-folder';
import { createEmptyManifest, type Manifest, openManifest, type StoredManifest } from './manifest';
import { foldersOf, HTACCESS, isHidden, type RemoteFile } from './plan';
import { MAX_CONNECTIONS, type Session } from './session';
import type { Settings } from './settings';
import { SITE_FOLDERS } from './site-folders';
import { BACKUP_SUFFIX } from './upload-atomically';
import { UploadProblem } from './upload-problem';

/** State of the host before anything changes. */
export type RemoteState = {
  manifest: Manifest;
  stored: StoredManifest;
  /** The live .htaccess. */
  htaccess: Buffer | undefined;
  /** The previous .htaccess under its temporary name, if the last run was interrupted between two renames. */
  htaccessBackup: Buffer | undefined;
  /** Every file in the site's folders, no matter who put it there. */
  online: Map<string, RemoteFile>;
};

/** Reads the manifest, the rules and the listings of all folders of the site. Changes nothing. */
export async function readRemote(
  session: Session,
  built: ReadonlyMap<string, Fingerprint>,
  settings: Settings,
  progress: Progress,
  /** If true, also compares the content of each file whose size is right. */
  byContent = false,
): Promise<RemoteState> {
  const read = (path: string) => session.run((transport) => transport.read(path));
  const storedManifest = await openManifest(session, settings.manifest);
  const { isStored, manifest } = storedManifest;
  if (isStored && !manifest) {
    progress.say(
      `« ${settings.manifest} » est illisible sur le serveur : tout est envoyé de nouveau, rien n'est supprimé.`,
    );
  }
  const online = new Map<string, RemoteFile>();
  const missingFolders = new Set<string>();
  const expectedNames = filesByFolder(manifest ?? createEmptyManifest());
  const readFolder = async (folder: string) => {
    const entries = missingFolders.has(posix.dirname(folder))
      ? undefined
      : await session.run((transport) => transport.list(folder, expectedNames.get(folder)));
    if (!entries) missingFolders.add(folder);
    if (folder === '' && !isStored)
      refuseFolderAbove(entries?.filter((entry) => entry.isFolder).map((entry) => entry.name) ?? [], settings);
    for (const { name, isFolder, size } of entries ?? []) {
      if (!isFolder) online.set(posix.join(folder, name), { size });
    }
  };
  const folders = foldersOf(built.keys(), manifest);
  // Lists parents first, because subfolders of a missing folder need not be listed.
  const depthOf = (folder: string) => (folder === '' ? 0 : folder.split('/').length);
  for (let depth = 0; folders.some((folder) => depthOf(folder) >= depth); depth += 1) {
    await mapConcurrently(
      folders.filter((folder) => depthOf(folder) === depth),
      MAX_CONNECTIONS,
      readFolder,
    );
  }
  if (byContent) {
    const paths = [...built.keys()].filter((path) => online.get(path)?.size === built.get(path)?.size);
    progress.start(paths.length, { kind: 'reads' });
    progress.say(
      `${formatCount(paths.length, 'fichier en ligne est relu', 'fichiers en ligne sont relus')} et comparés.`,
    );
    await mapConcurrently(paths, MAX_CONNECTIONS, async (path) => {
      const content = await read(path);
      if (content) online.set(path, fingerprintOf(content));
      progress.done(path);
    });
  }
  const htaccess = await read(HTACCESS);
  const htaccessBackup = htaccess ? undefined : await read(HTACCESS + BACKUP_SUFFIX);
  return { manifest: manifest ?? createEmptyManifest(), stored: storedManifest, htaccess, htaccessBackup, online };
}

/** Returns the names that the manifest has in each folder, except hidden files, which some servers do not list. */
function filesByFolder({ files }: Manifest): Map<string, string[]> {
  const byFolder = new Map<string, string[]>();
  for (const path of Object.keys(files).filter((file) => !isHidden(file))) {
    const { dir, base } = posix.parse(path);
    byFolder.set(dir, [...(byFolder.get(dir) ?? []), base]);
  }
  return byFolder;
}

/**
 * Throws an UploadProblem if the login folder contains the folder that visitors see, such as «www». Otherwise an owner
 * could by mistake upload the site next to that folder.
 */
export function refuseFolderAbove(folders: string[], { folder }: Settings): void {
  const likely = SITE_FOLDERS.find((name) => folders.includes(name));
  const isSiteFolder = posix.basename(folder) === '.' || SITE_FOLDERS.includes(posix.basename(folder));
  if (isSiteFolder || !likely) return;
  throw new UploadProblem('folder-above', { setting: 'DEPLOY_FOLDER', folder, likely });
}
