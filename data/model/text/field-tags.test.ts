import { describe, expect, test } from 'vitest';
import { idsAt, readTags, tagText } from './field-tags';

const [SENTENCE, NAME, TOWN] = [1, 2, 3];

/** Returns the fields for a click on a word of a tagged text. */
function fieldsOfWord(tagged: string, word: string): number[] {
  const [read] = readTags([{ text: tagged, block: 0 }]);
  return idsAt(read!, read!.text.indexOf(word));
}

describe('idsAt', () => {
  const quoting = tagText(`Chez ${tagText('Toitures Igney', NAME)}, on répond`, SENTENCE);

  test('returns the field of a quoted word before the field around it', () => {
    expect(fieldsOfWord(quoting, 'Igney')).toEqual([NAME, SENTENCE]);
    expect(fieldsOfWord(quoting, 'répond')).toEqual([SENTENCE, NAME]);
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

describe('readTags', () => {
  test('keeps a field open until its end tag in another text node', () => {
    const [first = '', second = ''] = tagText('Lundi au jeudi', NAME).split('au');
    const texts = [first, 'au', second].map((text) => ({ text, block: 0 }));
    expect(readTags(texts).map((read) => idsAt(read, 0))).toEqual([[NAME], [NAME], [NAME]]);
  });

  test('reads a field without its start tag', () => {
    const [, end = ''] = tagText('Lundi au jeudi', NAME).split('Lundi');
    expect(readTags([{ text: end, block: 0 }]).map((read) => idsAt(read, 0))).toEqual([[NAME]]);
  });
});
