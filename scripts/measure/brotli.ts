import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses text as far as brotli goes (level 11), as the built folder's own copies are. */
export function brotli(content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
