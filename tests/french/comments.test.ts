import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';
import { misspeltWordsIn } from './spelling';

const CODE = /`[^`]*`/g;

/** The words of the comments in a file that are not French; what stands in backticks is code. */
function foreignWords(file: string, text: string): string[] {
  const comments = parseSync(file, text).comments.map(({ value }) => value);
  return misspeltWordsIn(comments.join(' ').replace(CODE, ' ').replaceAll("'", '’'));
}

test('comments in the records are French, for the owner', () => {
  const files = [...new Set(site.written.map(({ file }) => file))];
  expectNone(
    files.flatMap((file) => foreignWords(file, readFileSync(file, 'utf8')).map((word) => `${file}: «${word}»`)),
    'an English comment where the owner writes, or a word for tests/french/words.txt (docs/decisions/022)',
  );
});

test('an English comment would be found', () => {
  expect(foreignWords('fiche.ts', '// Before the number.\nexport const fiche = {};')).toEqual([
    'Before',
    'the',
    'number',
  ]);
  expect(foreignWords('fiche.ts', '// Remplacez `missing()` par votre nom.\nexport const fiche = {};')).toEqual([]);
});
