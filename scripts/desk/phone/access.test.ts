import { describe, expect, test } from 'vitest';
import { createKey, createWrongKeys, isSameKey, MAX_WRONG_KEYS } from './access';

describe('createKey', () => {
  test('creates a new key of 26 base-32 digits each time', () => {
    const keys = new Set(Array.from({ length: 500 }, createKey));
    expect(keys.size).toBe(500);
    for (const key of keys) expect(key).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    // Every digit occurs, also as the first digit of a key.
    expect(new Set([...keys].map((key) => key[0])).size).toBeGreaterThan(25);
  });
});

describe('isSameKey', () => {
  const key = '0123456789abcdefghjkmnpq1r';

  test('accepts the key with capitals, hyphens and look-alike letters', () => {
    for (const typedKey of [
      key,
      key.toUpperCase(),
      '01234-56789-abcde-fghjk-mnpq1-r',
      key.replace('0', 'O').replace(/1/g, 'l'),
    ])
      expect(isSameKey(typedKey, key), typedKey).toBe(true);
  });

  test('refuses any other text', () => {
    for (const text of ['', ' ', key.slice(1), `${key}0`, key.replace('9', '8'), 'bureau', '__proto__', '%00', 'é'])
      expect(isSameKey(text, key), text).toBe(false);
  });
});

describe('createWrongKeys', () => {
  test('reports the fifth wrong key within a minute', () => {
    const wrong = createWrongKeys(() => 0);
    const reports = Array.from({ length: MAX_WRONG_KEYS }, (_, index) => wrong.add(`key${index}`));
    expect(reports).toEqual([false, false, false, false, true]);
  });

  test('forgets a wrong key after a minute', () => {
    let time = 0;
    const wrong = createWrongKeys(() => time);
    for (let index = 0; index < 40; index += 1) {
      expect(wrong.add('x')).toBe(false);
      time += 15_001;
    }
  });

  test('does not count paths that browsers request on their own', () => {
    const wrong = createWrongKeys(() => 0);
    for (let index = 0; index < 20; index += 1)
      for (const path of [
        '',
        'favicon.ico',
        'apple-touch-icon.png',
        'apple-touch-icon-120x120-precomposed.png',
        'robots.txt',
      ])
        expect(wrong.add(path), path).toBe(false);
  });
});
