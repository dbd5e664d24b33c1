import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../list-files';

/** What identifies a file's content: size in bytes, and the start of its SHA-256. */
export type Fingerprint = { size: number; hash: string };

/** Hexadecimal digits of the hash that are kept: 128 bits. */
const DIGITS = 32;

export const fingerprintOf = (content: Buffer): Fingerprint => ({
  size: content.length,
  hash: createHash('sha256').update(content).digest('hex').slice(0, DIGITS),
});

/** Reads all files of the built folder, by path with slashes. */
export async function readBuiltFolder(folder: string): Promise<Map<string, Fingerprint>> {
  const built = new Map<string, Fingerprint>();
  for (const path of await listFiles(folder)) built.set(path, fingerprintOf(await readFile(join(folder, path))));
  return built;
}
