import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import { connectEncrypted, connectTo } from './ftp-certificate';
import { type HostMemory, useControlAddress } from './ftp-data-connection';
import { isTooManyConnections, toFtpFailure } from './ftp-failure';
import { parseListing } from './ftp-listing';
import type { Settings } from './settings';
import { createMissingFolderFailure, type Entry, type Library, type Transport, transportOf } from './transport';

/** «Local error» is the reply of ProFTPD if the disk is full. Other servers reply 452 or 552. */
const LOCAL_ERROR = 451;

/**
 * Opens an FTP connection, encrypted unless the settings ask for plain FTP. Sends a password only after the certificate
 * was checked. The connections of one session share a `memory`.
 */
export async function openFtp(settings: Settings, memory: HostMemory = { hasTransferred: false }): Promise<Transport> {
  const client = new Client(settings.timeout);
  const toFailure = (error: unknown, facts = {}) => toFtpFailure(error, facts, settings.protocol === 'ftp');
  try {
    await connect(client, settings);
    await logIn(client, settings);
    await client.useDefaultSettings();
    useControlAddress(client, memory);
    const library = libraryOf(client);
    // Some servers answer «denied» for a missing file.
    return transportOf(library, await enterFolder(client, library, settings.folder), toFailure, ['missing', 'denied']);
  } catch (error) {
    client.close();
    throw toFailure(error);
  }
}

async function connect(client: Client, settings: Settings): Promise<void> {
  try {
    if (settings.protocol === 'ftp') await connectTo(client, settings);
    else await connectEncrypted(client, settings);
  } catch (error) {
    const failure = toFtpFailure(error);
    // A timeout while connecting means that the host is unreachable, not that the connection was lost.
    throw failure.message.startsWith('Timeout') ? failure.as('unreachable') : failure;
  }
}

/**
 * Logs in. If the server closes the connection, the login counts as refused, because a retry would end the same way.
 */
async function logIn(client: Client, { user, password, protocol }: Settings): Promise<void> {
  try {
    await client.login(user, password);
  } catch (error) {
    const failure = toFtpFailure(error, {}, protocol === 'ftp');
    const isClosed = failure.kind === 'dropped' || (failure.kind === 'busy' && !isTooManyConnections(failure.message));
    throw isClosed ? failure.as('login-closed') : failure;
  }
}

/** Returns the site's folder as an absolute path. */
async function enterFolder(client: Client, library: Library, folder: string): Promise<string> {
  try {
    if (folder) await client.cd(folder);
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    // The names of the other folders only improve the message, so a failure to list them is ignored.
    throw createMissingFolderFailure(error.message, await client.pwd(), await library.list('').catch(() => []));
  }
  return client.pwd();
}

function libraryOf(client: Client): Library {
  const list = listerOf(client);
  return {
    list,
    async size(path) {
      try {
        return await client.size(path);
      } catch (error) {
        const { kind } = toFtpFailure(error);
        if (client.closed || kind === 'missing') throw error;
        // Some servers do not support SIZE, but the listing of the folder also has the size.
        const { dir, base } = posix.parse(path);
        return (await list(dir, [base])).find(({ name }) => name === base)?.size;
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
        // The folder may already exist.
        await client.cd(path).catch(() => {
          throw error;
        });
      }
    },
    removeFolder: (path) => client.removeEmptyDir(path),
    close: () => client.close(),
  };
}

/**
 * Returns a function that lists folders by MLSD, «LIST -a» or LIST, whichever works best on this server. Some servers
 * take «-a» for a name and send an empty listing. So if a listing is empty or lacks an expected name, the function
 * tries the next command.
 */
function listerOf(client: Client): Library['list'] {
  let commands = [...client.availableListCommands];
  client.parseList = (
    (parseMlsd) => (text) =>
      client.availableListCommands[0] === 'MLSD' ? parseMlsd(text) : parseListing(text)
  )(client.parseList);

  const listWith = async (command: string, folder: string): Promise<Entry[]> => {
    client.availableListCommands = [command];
    const entries = await client.list(folder);
    return entries.map(({ name, isDirectory, size }) => ({ name, isFolder: isDirectory, size }));
  };
  return async (folder, expected = []) => {
    let best: { entries: Entry[]; found: number; command: string } | undefined;
    let refusal: unknown;
    for (const command of commands) {
      try {
        const entries = await listWith(command, folder);
        const found = expected.filter((name) => entries.some((entry) => entry.name === name)).length;
        if (!best || found > best.found || (found === best.found && entries.length > best.entries.length))
          best = { entries, found, command };
        if (entries.length > 0 && found === expected.length) break;
      } catch (error) {
        if (client.closed) throw error;
        refusal ??= error;
      }
    }
    // For a missing folder, vsftpd sends an empty listing.
    if (!best?.entries.length && (await isMissing(client, folder)))
      throw new HostFailure('missing', `${folder} cannot be entered`);
    if (!best) throw refusal;
    const { command, entries } = best;
    if (entries.length > 0) commands = [command, ...commands.filter((candidate) => candidate !== command)];
    client.availableListCommands = [commands[0]!];
    return entries;
  };
}

/**
 * Returns whether a folder is missing, by trying to enter it. The answer to LIST cannot show this, because servers
 * answer with different texts and codes.
 */
async function isMissing(client: Client, folder: string): Promise<boolean> {
  if (!folder || client.closed) return false;
  return client.cd(folder).then(
    () => false,
    (error) => error instanceof FTPError,
  );
}
