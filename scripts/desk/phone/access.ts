import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no letter is taken for a digit, and a phone's keyboard writes it without capitals. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 26 digits of 5 bits are 130 bits. */
const KEY_DIGITS = 26;

export const MAX_WRONG_KEYS = 5;
const MINUTE_MS = 60_000;

/** Paths that browsers ask for without being told: no guess at a key. */
const BROWSER_PATHS = /^(?:|favicon\.ico|apple-touch-icon[\w-]*\.png|robots\.txt|\.well-known)$/;

/** Returns a new random key of at least 128 bits. */
export const createKey = () => Array.from(randomBytes(KEY_DIGITS), (byte) => DIGITS[byte % 32]).join('');

/** Spells a key that was typed by hand as it was made: hyphens go, «O» is a zero, «I» and «L» are a one. */
const normalizeKey = (key: string) => key.toLowerCase().replace(/-/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Compares two keys in a time that says nothing of where they differ. */
export function isSameKey(given: string, key: string): boolean {
  const [givenDigest, keyDigest] = [normalizeKey(given), key].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(givenDigest!, keyDigest!);
}

/** Counts wrong keys. */
export function createWrongKeys(now: () => number = Date.now) {
  let times: number[] = [];
  return {
    /** Counts the first segment of a path as a wrong key; returns true for the fifth within a minute. */
    add(segment: string): boolean {
      if (BROWSER_PATHS.test(segment)) return false;
      times = [...times.filter((time) => now() - time < MINUTE_MS), now()];
      return times.length >= MAX_WRONG_KEYS;
    },
  };
}
