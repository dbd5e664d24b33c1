import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { mapConcurrently } from '../lib/concurrency';
import { formatBytes } from '../lib/format';
import type { Progress } from '../lib/progress';
import { type Fingerprint, fingerprintOf } from './built-folder';
import { HostFailure } from './failure';
import type { Manifest, StoredManifest } from './manifest';
import type { HtaccessPlan } from './merge-htaccess';
import { foldersOf, HTACCESS, isHidden, type Phase, type Plan, phaseOf, type RemoteFile } from './plan';
import { printRemark, type Remark } from './remarks';
import { MAX_CONNECTIONS, type Session } from './session';
import { uploadAtomically } from './upload-atomically';
import { UploadProblem } from './upload-problem';

/** Result of a deployment. */
export type DeploymentSummary = {
  uploaded: number;
  bytes: number;
  removed: number;
  remarks: Remark[];
};

export type PlanContext = {
  plan: Plan;
  htaccess: HtaccessPlan;
  built: ReadonlyMap<string, Fingerprint>;
  /** The built folder. */
  folder: string;
  stored: StoredManifest;
  online: ReadonlyMap<string, RemoteFile>;
  session: Session;
  progress: Progress;
  /** Runs before the first visible change. */
  onBegin: () => Promise<void>;
  remarks: Remark[];
};

/** Numbers of files and of bytes after which the manifest is saved, so that an interrupted run repeats few uploads. */
const SAVE_AFTER = { files: 25, bytes: 4_000_000 };

/** Carries out a plan in this order: assets, rules, pages, sitemap, manifest, deletions, final rules. */
export async function applyPlan(context: PlanContext): Promise<DeploymentSummary> {
  const { plan, htaccess, built, folder, stored, session, progress } = context;
  const summary: DeploymentSummary = { uploaded: 0, bytes: 0, removed: 0, remarks: context.remarks };
  const state: Manifest = {
    ...plan.before,
    underway: Object.fromEntries(plan.uploads.map(({ path }) => [path, fingerprintIn(built, path)])),
  };
  const uploadUnlessHidden = async (path: string, content: Buffer): Promise<boolean> => {
    const isPlaced = await placeUnlessHidden(context, path, content);
    if (isPlaced) {
      summary.uploaded += 1;
      summary.bytes += content.length;
      progress.done(`${path} (${formatBytes(content.length)})`);
    }
    return isPlaced;
  };
  let unsaved = { files: 0, bytes: 0 };
  const upload = async (phase: Phase) => {
    const files = plan.uploads.filter((entry) => entry.phase === phase);
    if (files.length > 0) await stored.confirm();
    await runConcurrently(files, async ({ path, size }) => {
      const content = await readFile(join(folder, path));
      if (fingerprintOf(content).hash !== built.get(path)?.hash) throw new UploadProblem('site-rebuilt', { path });
      if (!(await uploadUnlessHidden(path, content))) return;
      state.files[path] = { ...fingerprintIn(built, path), version: plan.version };
      delete state.underway[path];
      unsaved = { files: unsaved.files + 1, bytes: unsaved.bytes + size };
      if (unsaved.files < SAVE_AFTER.files && unsaved.bytes < SAVE_AFTER.bytes) return;
      unsaved = { files: 0, bytes: 0 };
      await stored.save(state);
    });
  };

  progress.start(plan.uploads.length + Object.keys(htaccess).length);

  // Saving first also proves that there is disk space and write permission, before anything visible changes.
  await stored.save(state);
  await context.onBegin();
  try {
    await makeFolders(context);
    await upload('asset');
    if (htaccess.during) await uploadUnlessHidden(HTACCESS, htaccess.during);
    await upload('new-page');
    await upload('page');
    await upload('index');
  } catch (error) {
    const isConnected = !(error instanceof HostFailure) || ['denied', 'disk-full', 'other'].includes(error.kind);
    // A failure of this save is ignored, because the first failure must be reported. Without this save, the next run
    // only uploads a few files again.
    if (unsaved.files > 0 && isConnected) await stored.save(state).catch(() => undefined);
    throw error;
  }

  state.version = plan.version;
  state.underway = {};
  for (const path of built.keys()) {
    const file = state.files[path];
    if (file) file.version = plan.version;
  }
  await stored.save(state);
  // Pages are deleted before their styles, so that they are styled until they are gone.
  const { removed, refused } = await removeOutdated(plan.removals, context.online, session);
  const pages = [...new Set(refused.filter((path) => phaseOf(path) === 'page').map(urlPathOf))];
  if (pages.length > 0) addRemark(context, { code: 'not-deleted', pages });
  for (const path of removed) delete state.files[path];
  if (htaccess.after) await uploadUnlessHidden(HTACCESS, htaccess.after);
  await stored.save(state);
  return { ...summary, removed: removed.length };
}

/**
 * Runs `action` on several connections. After a failure it starts no further item, waits until the running items have
 * ended, and throws the failure.
 */
async function runConcurrently<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  let failure: { error: unknown } | undefined;
  await mapConcurrently(items, MAX_CONNECTIONS, async (item) => {
    if (!failure) await action(item).catch((error) => (failure ??= { error }));
  });
  if (failure) throw failure.error;
}

/** Stores a remark for the caller, and prints the remark. */
function addRemark({ progress, remarks }: PlanContext, newRemark: Remark): void {
  remarks.push(newRemark);
  progress.say(printRemark(newRemark));
}

/** Returns the URL path of a page's file: «/contact» for «contact/index.html.br». */
const urlPathOf = (path: string) => `/${path.replace(/\.(br|gz)$/, '').replace(/(^|\/)index\.html$/, '')}`;

/**
 * Uploads a file whose name may begin with a dot. Some servers refuse such names. Then the site goes online without its
 * rules, and a remark reports that.
 */
async function placeUnlessHidden(context: PlanContext, path: string, content: Buffer): Promise<boolean> {
  try {
    await uploadAtomically(context.session, { path, content });
    return true;
  } catch (error) {
    const isRefused = error instanceof HostFailure && (error.kind === 'denied' || error.kind === 'no-rename');
    if (!isRefused || !isHidden(path)) throw error;
    addRemark(context, { code: 'not-placed', path });
    return false;
  }
}

function fingerprintIn(built: ReadonlyMap<string, Fingerprint>, path: string): Fingerprint {
  const fingerprint = built.get(path);
  if (!fingerprint) throw new Error(`${path} is planned but was not built`);
  return fingerprint;
}

async function makeFolders({ plan, online, session }: PlanContext): Promise<void> {
  const onlineFolders = new Set([...online.keys()].map((path) => posix.dirname(path)));
  const neededFolders = foldersOf(plan.uploads.map(({ path }) => path));
  for (const folder of neededFolders.filter((name) => name !== '' && !onlineFolders.has(name))) {
    await session.run((transport) => transport.makeFolder(folder));
  }
}

/**
 * Removes files in order, and the folders that become empty. Returns files that the server refuses to delete as
 * `refused`. These files stay online, and the next deployment tries to remove them again.
 */
async function removeOutdated(
  paths: string[],
  online: ReadonlyMap<string, RemoteFile>,
  session: Session,
): Promise<{ removed: string[]; refused: string[] }> {
  const removed: string[] = [];
  const refused: string[] = [];
  for (const path of paths) {
    try {
      await session.run((transport) => transport.remove(path));
      removed.push(path);
    } catch (error) {
      if (!(error instanceof HostFailure) || !['denied', 'other'].includes(error.kind)) throw error;
      refused.push(path);
    }
  }
  const remaining = [...online.keys()].filter((path) => !removed.includes(path));
  const emptied = [...new Set(removed.map((path) => posix.dirname(path)))]
    .filter((folder) => folder !== '.' && !remaining.some((path) => path.startsWith(`${folder}/`)))
    .sort()
    .reverse();
  for (const folder of emptied) {
    try {
      await session.run((transport) => transport.removeFolder(folder));
    } catch (error) {
      // A folder that is not empty after all must stay. An empty folder that stays does no harm.
      if (!(error instanceof HostFailure)) throw error;
    }
  }
  return { removed, refused };
}
