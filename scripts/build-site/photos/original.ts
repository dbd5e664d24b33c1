import { readdirSync } from 'node:fs';
import type { Original } from '../../../components/Picture/srcset';

/** What the encoder knows besides. */
export type CheckedOriginal = Original & {
  path: string;
  /** As its record names it. */
  file: string;
  rendering: boolean;
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
