import { posix } from 'node:path';
import { HostFailure } from './failure';
import { refuseFolderAbove } from './read-remote';
import { createSession, transportFor } from './session';
import type { Settings } from './settings';
import type { OpenTransport } from './transport';
import { ARRIVING, uploadAtomically } from './upload-atomically';

/** The state of the site's folder, as a try of the settings finds it. */
export type HostState = {
  /** True if the site is there already. */
  isThere: boolean;
  /** False if the server refuses to delete: withdrawn pages would stay online. */
  canDelete: boolean;
};

/** The folder that a try makes and removes; one that a cut connection has left is used again. */
const TRIAL = `essai-du-bureau${ARRIVING}`;

/**
 * Does once what a deployment does: connects, lists, also a missing folder, makes a folder, puts a page and a file named
 * like the manifest into it, replaces the page, and removes all. Changes nothing else. Throws a HostFailure or an
 * UploadProblem.
 */
export async function tryHost(settings: Settings, open: OpenTransport = transportFor(settings)): Promise<HostState> {
  const session = createSession({ open, pauses: [] });
  const { run } = session;
  const put = (path: string, text: string, about: string) =>
    reportAs(about, uploadAtomically(session, { path, content: Buffer.from(text) }));
  try {
    const entries = (await run((transport) => transport.list(''))) ?? [];
    const isThere = entries.some(({ name }) => name === settings.manifest);
    if (!isThere)
      refuseFolderAbove(
        entries.filter(({ isFolder }) => isFolder).map(({ name }) => name),
        settings,
      );
    const left = await run((transport) => transport.list(TRIAL));
    if (!left)
      await reportAs(
        '',
        run((transport) => transport.makeFolder(TRIAL)),
      );
    // Removes an empty folder first, so that only that stays behind if nothing can be deleted.
    if (!left?.length) {
      if (!(await isDone(run((transport) => transport.removeFolder(TRIAL))))) return { isThere, canDelete: false };
      await run((transport) => transport.makeFolder(TRIAL));
    }
    const [page, manifest] = [posix.join(TRIAL, 'page.html'), posix.join(TRIAL, settings.manifest)];
    await put(page, 'first', '');
    await put(page, 'second', '');
    await put(manifest, '{}', settings.manifest);
    const removals = [page, manifest].map((path) => run((transport) => transport.remove(path)));
    const areRemoved = (await Promise.all(removals.map(isDone))).every(Boolean);
    return { isThere, canDelete: areRemoved && (await isDone(run((transport) => transport.removeFolder(TRIAL)))) };
  } finally {
    session.close();
  }
}

/** False if the server refuses; rejects if the connection breaks. */
async function isDone(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof HostFailure && ['denied', 'other'].includes(error.kind)) return false;
    throw error;
  }
}

/** Reports a failure as one of another path, «» for the site's folder: the owner knows no folder of the trial's name. */
async function reportAs(path: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    throw error instanceof HostFailure ? error.with({ path }) : error;
  });
}
