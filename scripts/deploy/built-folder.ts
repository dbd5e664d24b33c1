import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../lib/content-hash';
import { listFiles } from '../lib/list-files';

/** Identifies the content of a file by its size in bytes and its hash. */
export type Fingerprint = { size: number; hash: string };

export const fingerprintOf = (content: Buffer): Fingerprint => ({ size: content.length, hash: contentHash(content) });

/** Reads all files of the built folder. The keys are paths with slashes. */
export async function readBuiltFolder(folder: string): Promise<Map<string, Fingerprint>> {
  const builtFiles = new Map<string, Fingerprint>();
  for (const path of await listFiles(folder)) builtFiles.set(path, fingerprintOf(await readFile(join(folder, path))));
  return builtFiles;
}
