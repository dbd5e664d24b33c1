import { expect, test } from 'vitest';
import { breakLines } from './outline-text';

/** Every letter ten pixels wide. */
const lines = (text: string, width: number) => breakLines(text, width, (part) => part.length * 10);

test.each([
  ['stands on one line where it fits', 'Toit neuf', 90, ['Toit neuf']],
  ['takes another where the space between two words is too much', 'Toit neuf', 80, ['Toit', 'neuf']],
  ['is as even as its lines allow', 'Toit tuile zinc bois', 160, ['Toit tuile', 'zinc bois']],
  ['ends no line in a word of one or two letters', 'Toiture à Vagney', 100, ['Toiture', 'à Vagney']],
  ['nor in two of them', 'Toiture de la Vôge', 110, ['Toiture', 'de la Vôge']],
  ['lets a word that is too wide stand alone', 'Un démoussage doux', 80, ['Un démoussage', 'doux']],
] as const)('a title %s', (_, text, width, broken) => {
  expect(lines(text, width)).toEqual(broken);
});
