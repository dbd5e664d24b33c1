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
import { readOrCreate } from '../cache';

/**
 * Compression takes most of the time of a first build, so unchanged files are taken from this cache. Safe to delete.
 */
const CACHE = '.cache/compressed';
/** Part of the names in the cache. Change it if the same content compresses to other bytes. */
const ENCODER_VERSION = 4;

/** Extensions of files that are worth compressing. The server looks for compressed copies of these files only. */
export const COMPRESSED_ENDINGS = ['html', 'css', 'js', 'mjs', 'json', 'webmanifest', 'svg', 'xml', 'txt'] as const;

/** Minimum size to compress. A smaller response fits into one packet without compression. */
const MIN_BYTES = 200;

/** Maximum compression of brotli (level 11). */
export const brotliOptions = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/**
 * TCP sends about this many bytes in the first round trip, headers included (RFC 6928, ten segments of 1 460 bytes).
 */
export const ROUND_TRIP_BYTES = 14_600;
/** Files of this size may fit into one round trip or not, depending on a few bytes. */
const isNearRoundTrip = (size: number) => size > 0.9 * ROUND_TRIP_BYTES && size < ROUND_TRIP_BYTES;
/** A code for distances: the number of postfix bits, and the number of direct codes in units of 2^bits. */
type DistanceCode = { postfixBits: number; directCodes: number };
/** The encoder's usual code for distances. */
const USUAL_DISTANCE_CODE: DistanceCode = { postfixBits: 0, directCodes: 0 };

/**
 * Compresses a file. If a few bytes matter, also tries other codes for distances. The best code differs from file to
 * file, and saves up to 65 bytes. Looks for the best number of postfix bits first and then for the best number of
 * direct codes. This takes a third of the time of all combinations, and misses at most 14 bytes.
 */
async function compressBest(content: Buffer): Promise<Buffer> {
  const { params } = brotliOptions(content);
  const compressWith = async ({ postfixBits, directCodes }: DistanceCode) => {
    const code = {
      [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
      [constants.BROTLI_PARAM_NDIRECT]: directCodes << postfixBits,
    };
    return { postfixBits, compressed: await promisify(brotliCompress)(content, { params: { ...params, ...code } }) };
  };
  const usual = await compressWith(USUAL_DISTANCE_CODE);
  if (!isNearRoundTrip(usual.compressed.length)) return usual.compressed;
  const smallestOf = (results: (typeof usual)[]) =>
    results.reduce((best, result) => (result.compressed.length < best.compressed.length ? result : best));
  const byPostfixBits = await Promise.all(
    [1, 2, 3].map((postfixBits) => compressWith({ ...USUAL_DISTANCE_CODE, postfixBits })),
  );
  const best = smallestOf([usual, ...byPostfixBits]);
  const byDirectCodes = await Promise.all(
    [1, 2, 4, 8, 12].map((directCodes) => compressWith({ postfixBits: best.postfixBits, directCodes })),
  );
  return smallestOf([best, ...byDirectCodes]).compressed;
}

const COMPRESSORS = {
  br: compressBest,
  gz: async (content: Buffer) =>
    removeGzipOrigin(await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
};

/**
 * Clears time and operating system in the gzip header (RFC 1952, bytes 4 to 7 and 9), so that every machine writes the
 * same bytes.
 */
function removeGzipOrigin(gzipped: Buffer): Buffer {
  gzipped.writeUInt32LE(0, 4);
  gzipped[9] = 255;
  return gzipped;
}

type TextFile = { file: string; content: Buffer; name: string };

const cachePath = (name: string, ending: string) => join(CACHE, `${name}-${ENCODER_VERSION}.${ending}`);

async function compressFile({ file, content, name }: TextFile): Promise<void> {
  for (const [ending, compressor] of Object.entries(COMPRESSORS)) {
    const compressedContent = await readOrCreate(cachePath(name, ending), () => compressor(content));
    if (compressedContent.length < content.length) await writeFile(`${file}.${ending}`, compressedContent);
  }
}

/**
 * Writes a .br and a .gz next to each text file of the folder, with maximum compression. Writes no copy that would be
 * larger than the file. The same file always gives the same bytes. The folder must not contain compressed copies yet,
 * because this function does not remove any.
 */
export async function compress(folder: string, progress?: Progress): Promise<void> {
  const files = (await listFiles(folder))
    .filter((path) => COMPRESSED_ENDINGS.some((ending) => path.endsWith(`.${ending}`)))
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { file: join(folder, path), content, name: contentHash(content) };
    })
    .filter(({ content }) => content.length > MIN_BYTES);
  const isNew = ({ name }: TextFile) => Object.keys(COMPRESSORS).some((ending) => !existsSync(cachePath(name, ending)));
  const newFiles = new Set(files.filter(isNew));
  const work = [...newFiles].reduce((sum, { content }) => sum + content.length, 0);
  if (newFiles.size > 0) progress?.start(newFiles.size, { work });
  // The largest files come first, so that no thread works alone at the end.
  const queue = files.sort((a, b) => b.content.length - a.content.length);
  await mapConcurrently(queue, availableParallelism(), async (file) => {
    await compressFile(file);
    if (newFiles.has(file)) progress?.done(relative(folder, file.file), file.content.length);
  });
  if (newFiles.size > 0) progress?.end();
}
