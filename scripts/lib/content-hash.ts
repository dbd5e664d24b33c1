import { type BinaryLike, createHash } from 'node:crypto';

/** Returns the first 128 bits of the SHA-256 of the parts, as 32 hexadecimal digits. */
export const contentHash = (...parts: BinaryLike[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);

/** Returns the first 12 digits of `contentHash`, short enough for a URL in a page. */
export const shortHash = (...parts: BinaryLike[]): string => contentHash(...parts).slice(0, 12);
