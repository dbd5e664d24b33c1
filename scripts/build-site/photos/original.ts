import { readdirSync } from 'node:fs';
/** What pages know of a picture in data/photos/. */
export type Original = {
  /** Its file's name, as it can stand in an address. */
  name: string;
  /** Of its content and of how it is encoded: whatever changes its files changes their addresses. */
  hash: string;
  /** Of the picture held upright, in pixels. */
  width: number;
  height: number;
};

/** What the encoder knows besides. */
export type CheckedOriginal = Original & {
  path: string;
  /** Shares of width and height, from 0 to 1. */
  focus: { x: number; y: number };
};

/**
 * The name of a file as it stands in a folder, given the name in its record. A Mac may write an accent as a letter and its
 * mark: the owner sees one and the same name.
 */
export function nameOnDisk(directory: string, file: string): string {
  const same = (other: string) => other.normalize('NFC') === file.normalize('NFC');
  return readdirSync(directory).find(same) ?? file;
}
