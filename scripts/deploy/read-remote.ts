import { posix } from 'node:path';
import { OwnerError } from '../owner-command';
import type { Fingerprint } from './built-folder';
import { emptyManifest, type Manifest, parseManifest } from './manifest';
import { foldersOf, HTACCESS, LEAVING } from './plan';
import type { Progress } from './progress';
import type { Session } from './session';
import type { Settings } from './settings';

/** What is on the host before anything changes. */
export type RemoteState = {
  manifest: Manifest;
  /** The live .htaccess. */
  htaccess: Buffer | undefined;
  /** Size in bytes of each file in the site's folders, whoever put it there. */
  online: Map<string, number>;
};

/** Names under which hosts keep the site's folder when the login opens above it. */
const SITE_FOLDERS = ['www', 'public_html', 'htdocs', 'httpdocs', 'web', 'html'];

/** Reads the manifest, the rules and the listings of all of the site's folders; changes nothing. */
export async function readRemote(
  session: Session,
  built: ReadonlyMap<string, Fingerprint>,
  settings: Settings,
  progress: Progress,
): Promise<RemoteState> {
  const read = (path: string) => session.run((transport) => transport.read(path));
  // The other name is where the manifest stands if the last run ended between two renames.
  const stored = (await read(settings.manifest)) ?? (await read(settings.manifest + LEAVING));
  const manifest = stored && parseManifest(stored.toString());
  if (stored && !manifest) {
    progress.say(
      `« ${settings.manifest} » est illisible sur le serveur : tout est envoyé de nouveau, rien n'est supprimé.`,
    );
  }
  const online = new Map<string, number>();
  const missing = new Set<string>();
  for (const folder of foldersOf(built.keys(), manifest ?? emptyManifest())) {
    const entries = missing.has(posix.dirname(folder))
      ? undefined
      : await session.run((transport) => transport.list(folder));
    if (!entries) missing.add(folder);
    if (folder === '' && !stored)
      refuseFolderAbove(entries?.filter((entry) => entry.isFolder).map((entry) => entry.name) ?? [], settings);
    for (const { name, isFolder, size } of entries ?? []) {
      if (!isFolder) online.set(posix.join(folder, name), size);
    }
  }
  return { manifest: manifest ?? emptyManifest(), htaccess: await read(HTACCESS), online };
}

/** The classic mistake: the whole site next to the folder that visitors see. */
function refuseFolderAbove(folders: string[], settings: Settings): void {
  const likely = SITE_FOLDERS.find((name) => folders.includes(name));
  if (settings.folder || !likely) return;
  throw new OwnerError(
    `Le serveur a un dossier « ${likely} », où va sans doute le site : écrivez DEPLOY_FOLDER=${likely} dans .env.deploy ` +
      '(ou DEPLOY_FOLDER=. si le site va vraiment à côté).',
  );
}
