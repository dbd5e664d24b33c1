import { expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import { phpLiteral, phpPattern } from './php';

const { fields } = testSite.contactForm;

test('phpLiteral writes values unchanged for PHP', () => {
  expect(phpLiteral("l'ardoise \\ $prix {$x}")).toBe(String.raw`'l\'ardoise \\ $prix {$x}'`);
  expect(phpLiteral({ a: 1, b: [true, 'x'] })).toBe("[\n    'a' => 1,\n    'b' => [true, 'x'],\n]");
  expect(() => phpLiteral({ a: undefined })).toThrow('no PHP literal');
});

test('phpPattern throws if PHP may read the pattern differently', () => {
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

test("phpPattern writes out JavaScript's white space in and outside classes", () => {
  expect(phpPattern(String.raw`^\s[\s\d]\d$`)).toMatch(/^~\^\[\\t[^\]]*\]\[\\t.*0-9\]\[0-9\]\$~uD$/);
  expect(phpPattern('^[.-]{2,3}$')).toBe('~^[.-]{2,3}$~uD');
  for (const { rule } of [fields.phone, fields.email]) expect(phpPattern(rule.pattern)).not.toMatch(/\\[sd]/);
});
