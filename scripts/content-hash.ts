import { type BinaryLike, createHash } from 'node:crypto';

/** What names a content: the first 128 bits of its SHA-256, as 32 hexadecimal digits. */
export const contentHash = (content: BinaryLike): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
