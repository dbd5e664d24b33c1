import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createNoise } from '../../../tests/support/phone-photos';
import { encodeShareImage, MAX_BYTES, SHARE_SIZE } from './draw-share-image';
import { breakLines } from './outline-text';

test('keeps the picture of a detailed photo below the size limit', async () => {
  const { width, height } = SHARE_SIZE;
  const leaves = sharp(await createNoise(width / 2, height / 2)).resize(width, height);
  const photograph = await leaves.blur(1.5).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = await encodeShareImage(photograph, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const bytesAtBest = (await sharp(photograph.data, { raw: photograph.info }).jpeg({ quality: 82 }).toBuffer()).length;
  expect(bytesAtBest).toBeGreaterThan(MAX_BYTES);
  expect(image.length).toBeLessThanOrEqual(MAX_BYTES);
});

/** Breaks a text as if every letter were ten pixels wide. */
const lines = (text: string, width: number) => breakLines(text, width, (part) => part.length * 10);

test.each([
  ['is on one line if it fits', 'Toit neuf', 90, ['Toit neuf']],
  ['wraps if the space between two words does not fit', 'Toit neuf', 80, ['Toit', 'neuf']],
  ['is split into lines of similar length', 'Toit tuile zinc bois', 160, ['Toit tuile', 'zinc bois']],
  ['ends no line with a word of one or two letters', 'Toiture à Vagney', 100, ['Toiture', 'à Vagney']],
  ['ends no line with two words of one or two letters', 'Toiture de la Vôge', 110, ['Toiture', 'de la Vôge']],
  ['gives a word that is too wide its own line', 'Un démoussage doux', 80, ['Un démoussage', 'doux']],
] as const)('a title %s', (_, text, width, broken) => {
  expect(lines(text, width)).toEqual(broken);
});
