import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrently } from '../../lib/concurrency';
import { contentHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import type { Progress } from '../../lib/progress';
import { cached } from '../cache';

/** Compressing is most of a first build: a file that did not change is compressed once. Safe to delete. */
const CACHE = '.cache/compressed';

/** Endings of the files that are worth compressing; the server looks for compressed copies of no others. */
export const COMPRESSED_ENDINGS = ['html', 'css', 'js', 'mjs', 'json', 'webmanifest', 'svg', 'xml', 'txt'] as const;

/** Bytes below which a response fits one packet anyway. */
const SMALLEST = 200;

/** As far as brotli goes (level 11). */
export const brotliOptions = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const COMPRESSORS = {
  br: (content: Buffer) => promisify(brotliCompress)(content, brotliOptions(content)),
  gz: async (content: Buffer) => withoutOrigin(await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
};

/** Blanks the gzip header's time and operating system (RFC 1952, bytes 4 to 7 and 9), so that every machine writes the same bytes. */
function withoutOrigin(gzipped: Buffer): Buffer {
  gzipped.writeUInt32LE(0, 4);
  gzipped[9] = 255;
  return gzipped;
}

type TextFile = { file: string; content: Buffer; name: string };

const cachePath = (name: string, ending: string) => join(CACHE, `${name}.${ending}`);

async function compressFile({ file, content, name }: TextFile): Promise<void> {
  for (const [ending, compressor] of Object.entries(COMPRESSORS)) {
    const compressed = await cached(cachePath(name, ending), () => compressor(content));
    if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed);
  }
}

/**
 * Writes a .br and a .gz next to each text file of the folder, as small as they get and only where smaller than the
 * file. The same file always gives the same bytes. Meant for a folder without compressed copies: none is removed.
 */
export async function compress(folder: string, progress?: Progress): Promise<void> {
  const files = (await listFiles(folder))
    .filter((path) => COMPRESSED_ENDINGS.some((ending) => path.endsWith(`.${ending}`)))
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { file: join(folder, path), content, name: contentHash(content) };
    })
    .filter(({ content }) => content.length > SMALLEST);
  const isNew = ({ name }: TextFile) => Object.keys(COMPRESSORS).some((ending) => !existsSync(cachePath(name, ending)));
  const made = new Set(files.filter(isNew));
  const work = [...made].reduce((sum, { content }) => sum + content.length, 0);
  if (made.size > 0) progress?.start(made.size, { work });
  // The largest first: what comes last is quick.
  const queue = files.sort((a, b) => b.content.length - a.content.length);
  await mapConcurrently(queue, availableParallelism(), async (file) => {
    await compressFile(file);
    if (made.has(file)) progress?.done(relative(folder, file.file), file.content.length);
  });
  if (made.size > 0) progress?.end();
}
