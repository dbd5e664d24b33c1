import { describe, expect, test } from 'vitest';
import { exampleIn, isUsable, matches } from './form-patterns';

describe('matches()', () => {
  test('accepts matching values, also in capitals', () => {
    expect(matches('^[a-z]+$', 'Igney', 'abc')).toBe(true);
    expect(matches('^[a-z]+$', '88150', 'abc')).toBe(false);
  });

  test('accepts every value if the pattern refuses its own example', () => {
    expect(isUsable('^[0-9]+$', 'abc')).toBe(false);
    expect(matches('^[0-9]+$', 'Igney', 'abc')).toBe(true);
    expect(matches('^[a-z', 'Igney', 'abc')).toBe(true);
  });
});

test('exampleIn() returns the text after «exemple»', () => {
  expect(exampleIn('Cinq chiffres, par exemple 88150')).toBe('88150');
  expect(exampleIn()).toBe('');
});
