import { posix } from 'node:path';
import type SftpClient from 'ssh2-sftp-client';
import { HostFailure } from './failure';
import type { Settings } from './settings';
import { connectSftp } from './sftp-connection';
import { toSftpFailure } from './sftp-failure';
import { createMissingFolderFailure, type Entry, type Library, type Transport, transportOf } from './transport';

/** The mode is explicit, because the library's default lets every user of the host write. */
const FILE_MODE = 0o644;

/** Opens an SFTP connection in the site's folder. */
export async function openSftp(settings: Settings): Promise<Transport> {
  const client = await connectSftp(settings);
  const library = libraryOf(client);
  try {
    return transportOf(library, await findFolder(client, library, settings.folder), toSftpFailure);
  } catch (error) {
    library.close();
    throw toSftpFailure(error);
  }
}

/** Returns the site's folder as an absolute path. */
async function findFolder(client: SftpClient, library: Library, folder: string): Promise<string> {
  const login = await client.cwd();
  const home = posix.resolve(login, folder);
  // «l» is a symbolic link; some hosts make «www» a link.
  if (!folder || ['d', 'l'].includes((await client.exists(home)) || '')) return home;
  throw createMissingFolderFailure(`No such folder: ${home}`, login, await library.list(login));
}

function libraryOf(client: SftpClient): Library {
  return {
    async list(folder) {
      const entries = await client.list(folder);
      return entries.map(({ name, type, size }): Entry => ({ name, isFolder: type === 'd', size }));
    },
    size: async (path) => (await client.stat(path)).size,
    get: async (path) => (await client.get(path)) as Buffer,
    async put(path, content) {
      try {
        await client.put(content, path, { writeStreamOptions: { mode: FILE_MODE } });
      } catch (error) {
        const failure = toSftpFailure(error);
        // SFTP has no status for a full disk, so a write that fails without a reason counts as not stored.
        throw failure.kind === 'other' ? new HostFailure('not-stored', failure.message) : failure;
      }
    },
    // The rename of SFTP fails if the target exists. OpenSSH's extension replaces the target, and most servers support
    // the extension.
    rename: (from, to) => client.posixRename(from, to).catch(() => client.rename(from, to)),
    remove: (path) => client.delete(path),
    makeFolder: async (path) => (await client.exists(path)) === 'd' || client.mkdir(path),
    removeFolder: (path) => client.rmdir(path),
    // A broken connection cannot be closed properly, so this error is ignored.
    close: () => void client.end().catch(() => undefined),
  };
}
