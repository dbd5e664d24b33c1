import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import { connectEncrypted, connectTo } from './ftp-certificate';
import { attempt, ftpFailure, isCrowded } from './ftp-failure';
import type { Settings } from './settings';
import { looksLikeSite } from './site-folders';
import { type Entry, expectWhole, type Transport } from './transport';

/** «Local error»: ProFTPD's word for a full disk, where others say 452 or 552. */
const LOCAL_ERROR = 451;

/** Opens an FTP connection, encrypted unless the settings say otherwise. No password goes to an unchecked certificate. */
export async function openFtp(settings: Settings): Promise<Transport> {
  const client = new Client(settings.timeout);
  try {
    await connect(client, settings);
    await login(client, settings);
    await attempt(() => client.useDefaultSettings());
    return ftpTransport(client, await enterFolder(client, settings.folder));
  } catch (error) {
    client.close();
    throw error;
  }
}

async function connect(client: Client, settings: Settings): Promise<void> {
  try {
    if (settings.protocol === 'ftp') await connectTo(client, settings);
    else await connectEncrypted(client, settings);
  } catch (error) {
    const failure = ftpFailure(error);
    // A host that never answered is not one that went away.
    throw failure.message.startsWith('Timeout') ? new HostFailure('unreachable', failure.message) : failure;
  }
}

/** A server that closes instead of refusing: waiting would not change its mind. */
async function login(client: Client, { user, password }: Settings): Promise<void> {
  try {
    await client.login(user, password);
  } catch (error) {
    const failure = ftpFailure(error);
    const isClosed = failure.kind === 'dropped' || (failure.kind === 'busy' && !isCrowded(failure.message));
    throw isClosed ? new HostFailure('login-closed', failure.message) : failure;
  }
}

/** The site's folder as an absolute path. */
async function enterFolder(client: Client, folder: string): Promise<string> {
  try {
    if (folder) await client.cd(folder);
  } catch (error) {
    if (!(error instanceof FTPError)) throw ftpFailure(error);
    const entries = await attempt(() => client.list());
    const opensInSite = looksLikeSite(
      await attempt(() => client.pwd()),
      entries.map(({ name }) => name),
    );
    const folders = entries.filter((entry) => entry.isDirectory).map(({ name }) => name);
    throw new HostFailure('missing', error.message, { path: '', folders, opensInSite });
  }
  return attempt(() => client.pwd());
}

function ftpTransport(client: Client, home: string): Transport {
  const at = (path: string) => posix.join(home, path);
  return {
    async list(folder) {
      try {
        const entries = await client.list(at(folder));
        return entries.map((entry): Entry => ({ name: entry.name, isFolder: entry.isDirectory, size: entry.size }));
      } catch (error) {
        const failure = ftpFailure(error, { path: folder });
        if (failure.kind === 'missing' || failure.kind === 'denied') return undefined;
        throw failure;
      }
    },
    async read(path) {
      if ((await this.size(path)) === undefined) return undefined;
      const chunks: Buffer[] = [];
      const sink = new Writable({
        write(chunk: Buffer, _, done) {
          chunks.push(chunk);
          done();
        },
      });
      await attempt(() => client.downloadTo(sink, at(path)), { path });
      return Buffer.concat(chunks);
    },
    async size(path) {
      try {
        return await client.size(at(path));
      } catch (error) {
        const failure = ftpFailure(error, { path });
        if (failure.kind === 'missing') return undefined;
        if (!(error instanceof FTPError)) throw failure;
        // Some servers do not know the command: a folder's listing tells instead.
        const { dir, base } = posix.parse(path);
        return (await this.list(dir))?.find((entry) => entry.name === base)?.size;
      }
    },
    async write(path, content) {
      try {
        await client.uploadFrom(Readable.from([content]), at(path));
      } catch (error) {
        const isFull = error instanceof FTPError && error.code === LOCAL_ERROR;
        throw isFull ? new HostFailure('disk-full', error.message, { path }) : ftpFailure(error, { path });
      }
      expectWhole(path, await this.size(path), content);
    },
    async rename(from, to) {
      await attempt(() => client.rename(at(from), at(to)), { path: to });
    },
    async remove(path) {
      try {
        await client.remove(at(path));
      } catch (error) {
        if (error instanceof FTPError && (await this.size(path)) === undefined) return;
        throw ftpFailure(error, { path });
      }
    },
    async makeFolder(path) {
      try {
        await client.send(`MKD ${at(path)}`);
      } catch (error) {
        const isThere = error instanceof FTPError && (await canEnter(client, at(path)));
        if (!isThere) throw ftpFailure(error, { path });
      }
    },
    async removeFolder(path) {
      await attempt(() => client.removeEmptyDir(at(path)), { path });
    },
    close: () => client.close(),
  };
}

async function canEnter(client: Client, folder: string): Promise<boolean> {
  try {
    await client.cd(folder);
    return true;
  } catch (error) {
    if (error instanceof FTPError) return false;
    throw ftpFailure(error);
  }
}
