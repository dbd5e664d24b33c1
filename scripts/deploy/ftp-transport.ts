import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import { connectEncrypted, connectTo } from './ftp-certificate';
import { ftpFailure, isCrowded } from './ftp-failure';
import type { Settings } from './settings';
import { type Entry, type Library, noSuchFolder, type Transport, transportOf } from './transport';

/** «Local error»: ProFTPD's word for a full disk, where others say 452 or 552. */
const LOCAL_ERROR = 451;

/** Opens an FTP connection, encrypted unless the settings say otherwise. No password goes to an unchecked certificate. */
export async function openFtp(settings: Settings): Promise<Transport> {
  const client = new Client(settings.timeout);
  try {
    await connect(client, settings);
    await login(client, settings);
    await client.useDefaultSettings();
    // Some servers say «denied» of what is not there.
    return transportOf(libraryOf(client), await enterFolder(client, settings.folder), ftpFailure, [
      'missing',
      'denied',
    ]);
  } catch (error) {
    client.close();
    throw ftpFailure(error);
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
    if (!(error instanceof FTPError)) throw error;
    throw noSuchFolder(error.message, await client.pwd(), await libraryOf(client).list(''));
  }
  return client.pwd();
}

function libraryOf(client: Client): Library {
  return {
    async list(folder) {
      const entries = await client.list(folder);
      return entries.map(({ name, isDirectory, size }): Entry => ({ name, isFolder: isDirectory, size }));
    },
    async size(path) {
      try {
        return await client.size(path);
      } catch (error) {
        if (!(error instanceof FTPError) || ftpFailure(error).kind === 'missing') throw error;
        // Some servers do not know the command: a folder's listing tells instead.
        const { dir, base } = posix.parse(path);
        return (await client.list(dir)).find(({ name }) => name === base)?.size;
      }
    },
    async get(path) {
      const chunks: Buffer[] = [];
      const sink = new Writable({
        write(chunk: Buffer, _, done) {
          chunks.push(chunk);
          done();
        },
      });
      await client.downloadTo(sink, path);
      return Buffer.concat(chunks);
    },
    async put(path, content) {
      try {
        await client.uploadFrom(Readable.from([content]), path);
      } catch (error) {
        const isFull = error instanceof FTPError && error.code === LOCAL_ERROR;
        throw isFull ? new HostFailure('disk-full', error.message) : error;
      }
    },
    rename: (from, to) => client.rename(from, to),
    remove: (path) => client.remove(path),
    async makeFolder(path) {
      try {
        await client.send(`MKD ${path}`);
      } catch (error) {
        // It may be there already.
        await client.cd(path).catch(() => {
          throw error;
        });
      }
    },
    removeFolder: (path) => client.removeEmptyDir(path),
    close: () => client.close(),
  };
}
