import { posix } from 'node:path';
import { type FailureFacts, type FailureKind, HostFailure } from './failure';
import { looksLikeSite } from './site-folders';

/** Entry of a folder on the host. The size is in bytes. */
export type Entry = { name: string; isFolder: boolean; size: number };

/**
 * One connection to the host. Paths are relative to the site's folder, with slashes. All methods reject with a
 * `HostFailure`. After a failure of kind «dropped» the connection must not be used again.
 */
export type Transport = {
  /**
   * Returns the entries of a folder («» for the site's own), or undefined if it does not exist. If the listing lacks
   * `expected` names, tries every listing command that the server supports.
   */
  list(folder: string, expected?: readonly string[]): Promise<Entry[] | undefined>;
  /** Returns a file's content, or undefined if the file does not exist. */
  read(path: string): Promise<Buffer | undefined>;
  /** Returns a file's size in bytes, or undefined if the file does not exist or the server does not report sizes. */
  size(path: string): Promise<number | undefined>;
  /** Writes a file directly under its name and checks that all of it was stored. */
  write(path: string, content: Buffer): Promise<void>;
  /** Renames a file. Replaces an existing target if the server can; otherwise fails. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file. Succeeds if the file does not exist. */
  remove(path: string): Promise<void>;
  /** Creates a folder whose parent exists. Succeeds if the folder already exists. */
  makeFolder(path: string): Promise<void>;
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>;
  close(): void;
};

/** Connects, logs in and enters the site's folder. */
export type OpenTransport = () => Promise<Transport>;

/** Actions of a protocol's library, with absolute paths. They may throw errors of the library. */
export type Library = {
  list(folder: string, expected?: readonly string[]): Promise<Entry[]>;
  size(path: string): Promise<number | undefined>;
  get(path: string): Promise<Buffer>;
  put(path: string, content: Buffer): Promise<unknown>;
  rename(from: string, to: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  makeFolder(path: string): Promise<unknown>;
  removeFolder(path: string): Promise<unknown>;
  close(): void;
};

/**
 * Creates a transport in the folder `home` of a host. `toFailure` converts the library's errors; `absent` lists the
 * kinds of failures that mean that a file does not exist.
 */
export function transportOf(
  library: Library,
  home: string,
  toFailure: (error: unknown, facts: FailureFacts) => HostFailure,
  absent: FailureKind[] = ['missing'],
): Transport {
  const attempt = <T>(path: string, action: (absolute: string) => Promise<T>): Promise<T> =>
    action(posix.join(home, path)).catch((error) => {
      throw toFailure(error, { path });
    });
  const undefinedIfMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: HostFailure) => {
      if (!absent.includes(error.kind)) throw error;
      return undefined;
    });
  const size = (path: string) => undefinedIfMissing(attempt(path, library.size));
  return {
    list: (folder, expected) => undefinedIfMissing(attempt(folder, (path) => library.list(path, expected))),
    read: async (path) => ((await size(path)) === undefined ? undefined : attempt(path, library.get)),
    size,
    async write(path, content) {
      await attempt(path, (absolute) => library.put(absolute, content));
      // An interrupted connection leaves a truncated file, and some servers then report success.
      const arrived = await size(path);
      if (arrived !== content.length)
        throw new HostFailure('incomplete', `${arrived ?? 0} of ${content.length} bytes arrived`, { path });
    },
    async rename(from, to) {
      await attempt(to, (absolute) => library.rename(posix.join(home, from), absolute));
    },
    async remove(path) {
      await attempt(path, library.remove).catch(async (error) => {
        if ((await size(path)) !== undefined) throw error;
      });
    },
    async makeFolder(path) {
      await attempt(path, library.makeFolder);
    },
    async removeFolder(path) {
      await attempt(path, library.removeFolder);
    },
    close: library.close,
  };
}

/**
 * Returns the failure for a login folder without the site's folder. Its facts list the existing folders, and whether
 * the login folder itself looks like the site.
 */
export function createMissingFolderFailure(message: string, login: string, entries: Entry[]): HostFailure {
  const folders = entries.flatMap(({ name, isFolder }) => (isFolder ? name : []));
  return new HostFailure('missing', message, { path: '', folders, opensInSite: looksLikeSite(login, entries) });
}
