import { HostFailure } from './failure';
import type { Session } from './session';
import type { Transport } from './transport';

/** Ends the name of a file that is still arriving, or of one that just made room for it; .htaccess serves neither. */
export const ARRIVING = '.uploading';
export const LEAVING = `.replaced${ARRIVING}`;

/**
 * Puts a file online in one move: it arrives under another name, its size is checked, then it is renamed. Visitors get
 * the old file or the new one, whenever the connection is cut. Can be repeated from the start.
 */
export async function uploadAtomically(
  session: Pick<Session, 'run'>,
  { path, content }: { path: string; content: Buffer },
): Promise<void> {
  const arriving = path + ARRIVING;
  await session.run(async (transport, attempt) => {
    try {
      if (attempt > 1) await checkName(transport, arriving);
      await writeAnew(transport, arriving, content);
    } catch (error) {
      // A full disk leaves half a file, which would keep it full.
      if (error instanceof HostFailure && error.kind !== 'dropped')
        await transport.remove(arriving).catch(leaveForLater);
      throw error instanceof HostFailure ? error.with({ path }) : error;
    }
    try {
      await moveIntoPlace(transport, arriving, path);
    } catch (error) {
      if (!(error instanceof HostFailure) || error.kind !== 'denied') throw error;
      // The folder takes files, so that only renaming is forbidden.
      await transport.remove(arriving).catch(leaveForLater);
      throw error.as('no-rename').with({ path });
    }
  });
}

/** The next deployment clears away what cannot be removed now; the failure that led here is the one to report. */
function leaveForLater(): void {}

/**
 * An FTP server that refuses a file says so on one connection and closes the other: what arrives first is an accident.
 * A folder is refused on the only connection that it needs. Rejects where the server allows nothing of that name.
 */
async function checkName(transport: Transport, arriving: string): Promise<void> {
  const folder = arriving + ARRIVING;
  await transport.makeFolder(folder);
  await transport.removeFolder(folder);
}

/** Some servers refuse to write over a file: what an interrupted run left goes first. */
async function writeAnew(transport: Transport, path: string, content: Buffer): Promise<void> {
  try {
    await transport.write(path, content);
  } catch (error) {
    if (!(error instanceof HostFailure) || error.kind !== 'denied' || (await transport.size(path)) === undefined)
      throw error;
    await transport.remove(path);
    await transport.write(path, content);
  }
}

/** Some servers refuse to rename over a file: it then steps aside first, and comes back should the new one not fit. */
async function moveIntoPlace(transport: Transport, arriving: string, path: string): Promise<void> {
  try {
    return await transport.rename(arriving, path);
  } catch (error) {
    const isCut = error instanceof HostFailure && error.kind === 'dropped';
    if (isCut || (await transport.size(path)) === undefined) throw error;
  }
  const leaving = path + LEAVING;
  // Usually there is none.
  await transport.remove(leaving).catch(leaveForLater);
  await transport.rename(path, leaving);
  try {
    await transport.rename(arriving, path);
  } catch (error) {
    // If this fails as well, the next deployment finds the file under the other name.
    await transport.rename(leaving, path).catch(leaveForLater);
    throw error;
  }
  await transport.remove(leaving).catch(leaveForLater);
}
