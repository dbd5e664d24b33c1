import { describe, expect, test } from 'vitest';
import { idsAt, readTags, tagText } from './field-tags';

const [SENTENCE, NAME, TOWN] = [1, 2, 3];

/** Returns the fields for a click on a word of a tagged text. */
function fieldsOfWord(taggedText: string, word: string): number[] {
  const [untaggedText] = readTags([{ text: taggedText, block: 0 }]);
  return idsAt(untaggedText!, untaggedText!.text.indexOf(word));
}

describe('idsAt()', () => {
  const quotingText = tagText(`Chez ${tagText('Toitures Igney', NAME)}, on répond`, SENTENCE);

  test('returns the field of a quoted word before the field around it', () => {
    expect(fieldsOfWord(quotingText, 'Igney')).toEqual([NAME, SENTENCE]);
    expect(fieldsOfWord(quotingText, 'répond')).toEqual([SENTENCE, NAME]);
  });

  test('returns the clicked field first if two fields are side by side', () => {
    const pair = `${tagText('Toitures', NAME)} à ${tagText('Igney', TOWN)}`;
    expect(fieldsOfWord(pair, 'Toitures')).toEqual([NAME, TOWN]);
    expect(fieldsOfWord(pair, 'Igney')).toEqual([TOWN, NAME]);
  });

  test('returns the fields of the whole text for words without their own field', () => {
    expect(fieldsOfWord(`Appelez ${tagText('Igney', TOWN)}`, 'Appelez')).toEqual([TOWN]);
  });
});

describe('readTags()', () => {
  test('keeps a field open until its end tag in another text node', () => {
    const [firstPart = '', secondPart = ''] = tagText('Lundi au jeudi', NAME).split('au');
    const texts = [firstPart, 'au', secondPart].map((text) => ({ text, block: 0 }));
    expect(readTags(texts).map((untaggedText) => idsAt(untaggedText, 0))).toEqual([[NAME], [NAME], [NAME]]);
  });

  test('reads a field without its start tag', () => {
    const [, end = ''] = tagText('Lundi au jeudi', NAME).split('Lundi');
    expect(readTags([{ text: end, block: 0 }]).map((untaggedText) => idsAt(untaggedText, 0))).toEqual([[NAME]]);
  });
});
