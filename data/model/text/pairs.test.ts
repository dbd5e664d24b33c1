import { describe, expect, test } from 'vitest';
import { tagText } from './field-tags';
import { splitCaption } from './pairs';

describe('splitCaption', () => {
  test.each([
    ['Avant : un toit moussu', 'Avant : ', 'un toit moussu'],
    ['après un nettoyage', 'après ', 'un nettoyage'],
    ['Avantage du zinc', '', 'Avantage du zinc'],
    ['Gouttière', '', 'Gouttière'],
  ])('splits «%s»', (caption, side, words) => {
    expect(splitCaption(caption)).toEqual([side, words]);
  });

  test('keeps field tags, so that a click in the preview finds the caption', () => {
    const caption = tagText('Avant : un toit moussu', 7);
    const [side, words] = splitCaption(caption);
    expect(side).toMatch(/Avant : $/);
    expect(side + words).toBe(caption);
  });
});
