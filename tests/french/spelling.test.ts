import { expect, test } from 'vitest';
import { expectNone } from '../support/delivered';
import { misspeltWordsIn } from './spelling';
import { texts } from './texts';

test('every word on every page is spelt correctly', () => {
  const mistakes = new Map<string, string>();
  for (const { page, text } of texts) {
    for (const word of misspeltWordsIn(text)) {
      if (!mistakes.has(word)) mistakes.set(word, `${page}: «${word}» in «${text.slice(0, 160)}»`);
    }
  }
  expectNone([...mistakes.values()], 'correct the word in data/, or add it to tests/french/words.txt if it is right');
});

test('misspeltWordsIn() finds misspelt words', () => {
  expect(misspeltWordsIn('L’ardoize de la toiture d’Epinal s’envolle')).toEqual(['L’ardoize', 'd’Epinal', 's’envolle']);
  expect(misspeltWordsIn('L’ardoise d’une maison de campagne, dit-il : 03 53 01 47 88')).toEqual([]);
});
