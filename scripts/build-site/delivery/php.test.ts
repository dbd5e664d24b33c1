import { expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import { phpLiteral, phpPattern } from './php';

const { fields } = testSite.contactForm;

test('a value is written so that PHP reads the same', () => {
  expect(phpLiteral("l'ardoise \\ $prix {$x}")).toBe(String.raw`'l\'ardoise \\ $prix {$x}'`);
  expect(phpLiteral({ a: 1, b: [true, 'x'] })).toBe("[\n    'a' => 1,\n    'b' => [true, 'x'],\n]");
  expect(() => phpLiteral({ a: undefined })).toThrow('no PHP literal');
});

test('a pattern that PHP may read differently stops the build', () => {
  for (const source of [
    String.raw`\w+`,
    String.raw`\bx`,
    '[A-Z]',
    '(?=x)',
    'a~b',
    String.raw`\p{L}`,
    'é',
    '[]',
    '[^]',
    '[[:alpha:]]',
    'a{,3}',
  ])
    expect(() => phpPattern(source), source).toThrow('may read differently');
});

test('what is space in JavaScript is written out, inside a class and outside', () => {
  expect(phpPattern(String.raw`^\s[\s\d]\d$`)).toMatch(/^~\^\[\\t[^\]]*\]\[\\t.*0-9\]\[0-9\]\$~uD$/);
  expect(phpPattern('^[.-]{2,3}$')).toBe('~^[.-]{2,3}$~uD');
  for (const { rule } of [fields.phone, fields.email]) expect(phpPattern(rule.pattern)).not.toMatch(/\\[sd]/);
});
