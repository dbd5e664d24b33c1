import { posix } from 'node:path';
import { HostFailure } from './failure';
import { refuseFolderAbove } from './read-remote';
import { createSession, transportFor } from './session';
import type { Settings } from './settings';
import type { OpenTransport } from './transport';
import { UPLOAD_SUFFIX, uploadAtomically } from './upload-atomically';

/** State of the site's folder, as a test of the settings reports it. */
export type HostState = {
  /** True if the folder contains the site already. */
  hasSite: boolean;
  /** False if the server refuses to delete, so that withdrawn pages would stay online. */
  canDelete: boolean;
};

/**
 * Folder that the test creates and removes. If an interrupted test has left this folder, the next test uses it again.
 */
const TRIAL_FOLDER = `essai-du-bureau${UPLOAD_SUFFIX}`;

/**
 * Tries every action of a deployment once. Connects, lists folders (also a missing folder), and creates a folder. Puts
 * a page and a file named like the manifest into the folder, replaces the page, and removes everything. Changes nothing
 * else. Throws a HostFailure or an UploadProblem.
 */
export async function tryHost(settings: Settings, open: OpenTransport = transportFor(settings)): Promise<HostState> {
  const session = createSession({ open, pauses: [] });
  const { run } = session;
  const upload = (path: string, text: string, reportedPath: string) =>
    reportFailureAs(reportedPath, uploadAtomically(session, { path, content: Buffer.from(text) }));
  try {
    const entries = (await run((transport) => transport.list(''))) ?? [];
    const hasSite = entries.some(({ name }) => name === settings.manifest);
    if (!hasSite)
      refuseFolderAbove(
        entries.filter(({ isFolder }) => isFolder).map(({ name }) => name),
        settings,
      );
    const leftovers = await run((transport) => transport.list(TRIAL_FOLDER));
    if (!leftovers)
      await reportFailureAs(
        '',
        run((transport) => transport.makeFolder(TRIAL_FOLDER)),
      );
    // Removes an empty folder before any file, so that only an empty folder stays behind if the server refuses all
    // deletions.
    if (!leftovers?.length) {
      if (!(await succeeds(run((transport) => transport.removeFolder(TRIAL_FOLDER)))))
        return { hasSite, canDelete: false };
      await run((transport) => transport.makeFolder(TRIAL_FOLDER));
    }
    const [page, manifest] = [posix.join(TRIAL_FOLDER, 'page.html'), posix.join(TRIAL_FOLDER, settings.manifest)];
    await upload(page, 'first', '');
    await upload(page, 'second', '');
    await upload(manifest, '{}', settings.manifest);
    const removals = [page, manifest].map((path) => run((transport) => transport.remove(path)));
    const areRemoved = (await Promise.all(removals.map(succeeds))).every(Boolean);
    return {
      hasSite,
      canDelete: areRemoved && (await succeeds(run((transport) => transport.removeFolder(TRIAL_FOLDER)))),
    };
  } finally {
    session.close();
  }
}

/** Returns false if the server refuses the removal. Rejects if the connection breaks. */
async function succeeds(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof HostFailure && ['denied', 'other'].includes(error.kind)) return false;
    throw error;
  }
}

/**
 * Reports a failure with another path («» for the site's folder), because the owner does not know the test's folder.
 */
async function reportFailureAs(path: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    throw error instanceof HostFailure ? error.with({ path }) : error;
  });
}
