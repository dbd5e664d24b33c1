import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32, whose letters look unlike its digits and need no capitals on a phone's keyboard. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 26 digits of 5 bits are 130 bits. */
const KEY_DIGITS = 26;

export const MAX_WRONG_KEYS = 5;
const MINUTE_MS = 60_000;

/** Paths that browsers request on their own. They do not count as wrong keys. */
const BROWSER_PATHS = /^(?:|favicon\.ico|apple-touch-icon[\w-]*\.png|robots\.txt|\.well-known)$/;

/** Returns a new random key of at least 128 bits. */
export const createKey = () => Array.from(randomBytes(KEY_DIGITS), (byte) => DIGITS[byte % 32]).join('');

/** Normalizes a key that was typed by hand. Removes hyphens, and turns «O» into zero and «I» and «L» into one. */
const normalizeKey = (key: string) => key.toLowerCase().replace(/-/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Compares two keys in constant time. */
export function isSameKey(typedKey: string, key: string): boolean {
  const [givenDigest, keyDigest] = [normalizeKey(typedKey), key].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(givenDigest!, keyDigest!);
}

/** Creates a counter of wrong keys. */
export function createWrongKeys(now: () => number = Date.now) {
  let times: number[] = [];
  return {
    /** Counts the first segment of a path as a wrong key. Returns true for the fifth wrong key within a minute. */
    add(segment: string): boolean {
      if (BROWSER_PATHS.test(segment)) return false;
      times = [...times.filter((time) => now() - time < MINUTE_MS), now()];
      return times.length >= MAX_WRONG_KEYS;
    },
  };
}
