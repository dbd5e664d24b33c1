import { posix } from 'node:path';
import { type FailureFacts, type FailureKind, HostFailure } from './failure';
import { looksLikeSite } from './site-folders';

/** An entry of a folder on the host. Sizes in bytes. */
export type Entry = { name: string; isFolder: boolean; size: number };

/**
 * One connection to the host. Paths are relative to the site's folder, with slashes. Everything rejects with a
 * `HostFailure`; after one of kind «dropped» the connection is of no more use.
 */
export type Transport = {
  /**
   * Returns the entries of a folder («» for the site's own), or undefined if there is none. A listing that lacks `expected`
   * names is asked for in every way that the server knows.
   */
  list(folder: string, expected?: readonly string[]): Promise<Entry[] | undefined>;
  /** A file's content, or undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** A file's size in bytes, or undefined where there is no such file or the server does not tell. */
  size(path: string): Promise<number | undefined>;
  /** Writes a file in place and checks that all of it arrived. */
  write(path: string, content: Buffer): Promise<void>;
  /** Moves a file over another where the server can; fails where it cannot. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, or finds it gone already. */
  remove(path: string): Promise<void>;
  /** Makes a folder, its parents exist; or finds it there already. */
  makeFolder(path: string): Promise<void>;
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>;
  close(): void;
};

/** Connects, logs in and enters the site's folder. */
export type OpenTransport = () => Promise<Transport>;

/** What a protocol's library does on the host, by absolute paths; it may throw errors of its own. */
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

/** A transport in the folder `home` of a host; `toFailure` says what the library's errors mean, `absent` which mean nothing there. */
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
  const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: HostFailure) => {
      if (!absent.includes(error.kind)) throw error;
      return undefined;
    });
  const size = (path: string) => orUndefined(attempt(path, library.size));
  return {
    list: (folder, expected) => orUndefined(attempt(folder, (path) => library.list(path, expected))),
    read: async (path) => ((await size(path)) === undefined ? undefined : attempt(path, library.get)),
    size,
    async write(path, content) {
      await attempt(path, (absolute) => library.put(absolute, content));
      // A connection that is cut leaves a shorter file, and some servers then report success.
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

/** The failure of a login in whose folder the site's is not: with the folders that there are, and whether it is the site's. */
export function noSuchFolder(message: string, login: string, entries: Entry[]): HostFailure {
  const folders = entries.flatMap(({ name, isFolder }) => (isFolder ? name : []));
  return new HostFailure('missing', message, { path: '', folders, opensInSite: looksLikeSite(login, entries) });
}
