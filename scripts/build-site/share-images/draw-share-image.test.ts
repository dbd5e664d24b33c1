import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noise } from '../../../tests/support/phone-photos';
import { encodeShareImage, MOST_BYTES, SHARE_SIZE } from './draw-share-image';

test('a photograph full of leaves makes no share picture that is too heavy to arrive', async () => {
  const { width, height } = SHARE_SIZE;
  const leaves = sharp(await noise(width / 2, height / 2)).resize(width, height);
  const photograph = await leaves.blur(2).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const image = await encodeShareImage(photograph, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  const bytesAtBest = (await sharp(photograph.data, { raw: photograph.info }).jpeg({ quality: 82 }).toBuffer()).length;
  expect(bytesAtBest).toBeGreaterThan(MOST_BYTES);
  expect(image.length).toBeLessThanOrEqual(MOST_BYTES);
});
