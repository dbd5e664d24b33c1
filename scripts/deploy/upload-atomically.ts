import { HostFailure } from './failure';
import type { Session } from './session';
import type { Transport } from './transport';

/**
 * Suffixes of a file that is still being uploaded, and of a file that was renamed to make room. .htaccess blocks both.
 */
export const UPLOAD_SUFFIX = '.uploading';
export const BACKUP_SUFFIX = `.replaced${UPLOAD_SUFFIX}`;

/**
 * Uploads a file atomically: writes it under another name, checks its size, then renames it. Visitors get either the
 * old or the new file, even if the connection breaks. The upload can be repeated from the start.
 */
export async function uploadAtomically(
  session: Pick<Session, 'run'>,
  { path, content }: { path: string; content: Buffer },
): Promise<void> {
  const temporaryPath = path + UPLOAD_SUFFIX;
  await session.run(async (transport, attempt) => {
    try {
      if (attempt > 1) await checkName(transport, temporaryPath);
      await writeAfterRemoval(transport, temporaryPath, content);
    } catch (error) {
      // A partial file on a full disk would keep the disk full.
      if (error instanceof HostFailure && error.kind !== 'dropped')
        await transport.remove(temporaryPath).catch(leaveForLater);
      throw error instanceof HostFailure ? error.with({ path }) : error;
    }
    try {
      await moveIntoPlace(transport, temporaryPath, path);
    } catch (error) {
      if (!(error instanceof HostFailure) || error.kind !== 'denied') throw error;
      // The folder accepts files, so only renaming is forbidden.
      await transport.remove(temporaryPath).catch(leaveForLater);
      throw error.as('no-rename').with({ path });
    }
  });
}

/**
 * Ignores a failed removal, because the next deployment deletes the file, and the failure before it must be reported.
 */
function leaveForLater(): void {}

/**
 * Creates and removes a folder with this name. Rejects if the server forbids the name. A test with a file is not
 * reliable. An FTP server reports a refused upload on the control connection and closes the data connection, so it is
 * random which error arrives first. Creating a folder uses only the control connection.
 */
async function checkName(transport: Transport, temporaryPath: string): Promise<void> {
  const folder = temporaryPath + UPLOAD_SUFFIX;
  await transport.makeFolder(folder);
  await transport.removeFolder(folder);
}

/** Writes a file. Some servers refuse to overwrite, so a leftover of an interrupted run is removed first. */
async function writeAfterRemoval(transport: Transport, path: string, content: Buffer): Promise<void> {
  try {
    await transport.write(path, content);
  } catch (error) {
    if (!(error instanceof HostFailure) || error.kind !== 'denied' || (await transport.size(path)) === undefined)
      throw error;
    await transport.remove(path);
    await transport.write(path, content);
  }
}

/**
 * Renames a file. If the server refuses to replace the target, renames the target first, and restores it if the second
 * attempt fails.
 */
async function moveIntoPlace(transport: Transport, temporaryPath: string, path: string): Promise<void> {
  try {
    return await transport.rename(temporaryPath, path);
  } catch (error) {
    const isCut = error instanceof HostFailure && error.kind === 'dropped';
    if (isCut || (await transport.size(path)) === undefined) throw error;
  }
  const backupPath = path + BACKUP_SUFFIX;
  // Usually the file at `backupPath` does not exist.
  await transport.remove(backupPath).catch(leaveForLater);
  await transport.rename(path, backupPath);
  try {
    await transport.rename(temporaryPath, path);
  } catch (error) {
    // If this rename fails as well, the next deployment finds the file under its temporary name.
    await transport.rename(backupPath, path).catch(leaveForLater);
    throw error;
  }
  await transport.remove(backupPath).catch(leaveForLater);
}
