import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { listFiles } from './list-files';

/** Unix, a regular file that its owner writes and everybody reads: what the host's unpacker gives it. */
const UNIX = 3;
const FILE_MODE = 0o100644 << 16;

const BEST = 9;
const STORED = 0;
const COMPRESSED_ALREADY = new Set(['.br', '.gz', '.avif', '.webp', '.jpg', '.png', '.woff2']);

/**
 * Writes the built folder as one archive and returns its size in bytes. Its files carry the time of writing, fflate's
 * default: with an older one, browsers would take a changed page for the one they know.
 */
export async function writeArchive(folder: string, archive: string): Promise<number> {
  const files: Zippable = {};
  for (const path of await listFiles(folder)) {
    const level = COMPRESSED_ALREADY.has(extname(path)) ? STORED : BEST;
    files[path] = [await readFile(join(folder, path)), { level, os: UNIX, attrs: FILE_MODE }];
  }
  const bytes = zipSync(files);
  await writeFile(archive, bytes);
  return bytes.length;
}
