import { expect, test } from 'vitest';
import { capitalize } from './capitalize';
import { stripTags, tagText } from './field-tags';

test('capitalizes a letter with an accent, and nothing in an empty text', () => {
  expect(['écrivez ici', 'Épinal', '', undefined].map((text) => capitalize(text))).toEqual([
    'Écrivez ici',
    'Épinal',
    '',
    '',
  ]);
});

test('capitalizes the first letter of a tagged text and keeps the tags', () => {
  const capitalized = capitalize(tagText('lundi', 7));
  expect(stripTags(capitalized)).toBe('Lundi');
  expect(capitalized).toBe(tagText('Lundi', 7));
});
