import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Unix, a regular file that its owner writes and everybody reads: what the host's unpacker gives it. */
const UNIX = 3;
const FILE_MODE = 0o100644 << 16;

const BEST = 9;
const STORED = 0;
const COMPRESSED_ALREADY = new Set(['.br', '.gz', '.avif', '.webp', '.jpg', '.png', '.woff2']);

/**
 * Writes the built folder as one archive and returns its size in bytes. Its files carry the time of writing: with an
 * older one, browsers would take a changed page for the one they know.
 */
export async function writeArchive(folder: string, archive: string, now: Date): Promise<number> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files: Zippable = {};
  for (const { parentPath, name } of entries) {
    const file = join(parentPath, name);
    const path = file.slice(join(folder, sep).length).split(sep).join('/');
    const level = COMPRESSED_ALREADY.has(extname(name)) ? STORED : BEST;
    files[path] = [await readFile(file), { level, mtime: now, os: UNIX, attrs: FILE_MODE }];
  }
  const bytes = zipSync(files);
  await writeFile(archive, bytes);
  return bytes.length;
}
