import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noise } from '../../../tests/support/phone-photos';
import { encodeShareImage, MOST_BYTES, SHARE_SIZE } from './draw-share-image';
import { breakLines } from './outline-text';

test('a photograph full of leaves makes no share picture that is too heavy to arrive', async () => {
  const { width, height } = SHARE_SIZE;
  const leaves = sharp(await noise(width / 2, height / 2)).resize(width, height);
  const photograph = await leaves.blur(1.5).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = await encodeShareImage(photograph, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const bytesAtBest = (await sharp(photograph.data, { raw: photograph.info }).jpeg({ quality: 82 }).toBuffer()).length;
  expect(bytesAtBest).toBeGreaterThan(MOST_BYTES);
  expect(image.length).toBeLessThanOrEqual(MOST_BYTES);
});

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
