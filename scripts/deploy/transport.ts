import { HostFailure } from './failure';

/** An entry of a folder on the host. Sizes in bytes. */
export type Entry = { name: string; isFolder: boolean; size: number };

/**
 * One connection to the host. Paths are relative to the site's folder, with slashes. Everything rejects with a
 * `HostFailure`; after one of kind «dropped» the connection is of no more use.
 */
export type Transport = {
  /** What stands in a folder («» for the site's own), or undefined where there is no such folder. */
  list(folder: string): Promise<Entry[] | undefined>;
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

/** A connection that is cut leaves a shorter file, and some servers then report success. */
export function expectWhole(path: string, size: number | undefined, content: Buffer): void {
  if (size !== content.length)
    throw new HostFailure('incomplete', `${path}: ${size ?? 0} of ${content.length} bytes arrived`);
}
