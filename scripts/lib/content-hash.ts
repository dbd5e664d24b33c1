import { type BinaryLike, createHash } from 'node:crypto';

/** What names a content, given in one part or several: the first 128 bits of its SHA-256, as 32 hexadecimal digits. */
export const contentHash = (...parts: BinaryLike[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);

/** The same for an address that stands in a page: the first 12 of those digits. */
export const shortHash = (...parts: BinaryLike[]): string => contentHash(...parts).slice(0, 12);
