import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';
import { misspeltWordsIn } from './spelling';

const CODE = /`[^`]*`/g;

/** Returns the words in the comments of a file that are not French. Ignores code in backticks. */
function foreignWords(file: string, text: string): string[] {
  const comments = parseSync(file, text).comments.map(({ value }) => value);
  return misspeltWordsIn(comments.join(' ').replace(CODE, ' ').replaceAll("'", '’'));
}

test('the comments in data/ are French', () => {
  const files = [...new Set(site.written.map(({ file }) => file))];
  expectNone(
    files.flatMap((file) => foreignWords(file, readFileSync(file, 'utf8')).map((word) => `${file}: «${word}»`)),
    'an English comment where the owner writes, or a word for tests/french/words.txt (docs/decisions/022)',
  );
});

test('foreignWords() finds an English comment', () => {
  expect(foreignWords('fiche.ts', '// Before the number.\nexport const fiche = {};')).toEqual([
    'Before',
    'the',
    'number',
  ]);
  expect(foreignWords('fiche.ts', '// Remplacez `missing()` par votre nom.\nexport const fiche = {};')).toEqual([]);
});
