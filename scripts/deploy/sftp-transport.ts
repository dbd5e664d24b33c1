import { posix } from 'node:path';
import type SftpClient from 'ssh2-sftp-client';
import { HostFailure } from './failure';
import type { Settings } from './settings';
import { connectSftp } from './sftp-connection';
import { attempt, sftpFailure } from './sftp-failure';
import { looksLikeSite } from './site-folders';
import { type Entry, expectWhole, type Transport } from './transport';

/** The library's own default lets everybody on the host write. */
const FILE_MODE = 0o644;

/** Opens an SFTP connection in the site's folder. */
export async function openSftp(settings: Settings): Promise<Transport> {
  const client = await connectSftp(settings);
  try {
    return sftpTransport(client, await attempt(() => findFolder(client, settings.folder)));
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

/** The site's folder as an absolute path. */
async function findFolder(client: SftpClient, folder: string): Promise<string> {
  const login = await client.cwd();
  const home = posix.resolve(login, folder);
  // «l»: a link, which some hosts make of «www».
  if (!folder || ['d', 'l'].includes((await client.exists(home)) || '')) return home;
  const entries = await client.list(login);
  const opensInSite = looksLikeSite(
    login,
    entries.map(({ name }) => name),
  );
  const folders = entries.filter((entry) => entry.type === 'd').map(({ name }) => name);
  throw new HostFailure('missing', `No such folder: ${home}`, { path: '', folders, opensInSite });
}

function sftpTransport(client: SftpClient, home: string): Transport {
  const at = (path: string) => posix.join(home, path);
  return {
    async list(folder) {
      const entries = await orUndefined(attempt(() => client.list(at(folder)), { path: folder }));
      return entries?.map((entry): Entry => ({ name: entry.name, isFolder: entry.type === 'd', size: entry.size }));
    },
    async read(path) {
      if ((await this.size(path)) === undefined) return undefined;
      return (await attempt(() => client.get(at(path)), { path })) as Buffer;
    },
    async size(path) {
      return (await orUndefined(attempt(() => client.stat(at(path)), { path })))?.size;
    },
    async write(path, content) {
      try {
        await client.put(content, at(path), { writeStreamOptions: { mode: FILE_MODE } });
        expectWhole(path, await this.size(path), content);
      } catch (error) {
        const failure = sftpFailure(error, { path });
        // SFTP has no word for a full disk: a write fails without a reason.
        throw failure.kind === 'other' ? new HostFailure('not-stored', failure.message, { path }) : failure;
      }
    },
    async rename(from, to) {
      // SFTP's own rename refuses an existing target; OpenSSH's extension does not, and most servers know it.
      const overwrite = client.posixRename(at(from), at(to));
      await overwrite.catch(() => attempt(() => client.rename(at(from), at(to)), { path: to }));
    },
    async remove(path) {
      try {
        await client.delete(at(path));
      } catch (error) {
        const failure = sftpFailure(error, { path });
        if (failure.kind !== 'missing') throw failure;
      }
    },
    async makeFolder(path) {
      if ((await attempt(() => client.exists(at(path)), { path })) === 'd') return;
      await attempt(() => client.mkdir(at(path)), { path });
    },
    async removeFolder(path) {
      await attempt(() => client.rmdir(at(path)), { path });
    },
    close: () => {
      client.end().catch(() => {});
    },
  };
}

async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostFailure && error.kind === 'missing') return undefined;
    throw error;
  }
}
