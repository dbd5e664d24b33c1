import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { candidate, type Format } from '../../../components/Picture/srcset';
import {
  CORNERS,
  createNoise,
  OWNERS_SECRET,
  photoWithOrientation,
  photoWithPosition,
  pictureOf,
} from '../../../tests/support/phone-photos';
import { scratchFolder } from '../../../tests/support/scratch';
import { readCatalogue } from './catalogue';
import { type CheckedOriginal, decodeOriented, encode } from './encode';

const folder = scratchFolder('file');

/** Encodes one file from a photo in data/photos/. */
async function encodePhoto(
  content: Buffer,
  options: { format?: Format; shape?: 'frame' | 'phoneScreen'; width?: number; focus?: { x: number; y: number } } = {},
) {
  const { format = 'jpeg', shape = 'frame', width = 360, focus } = options;
  await writeFile(folder('photo.jpg'), content);
  const record = { file: 'photo.jpg', alt: 'Un toit', rendering: false, focus };
  const { originals } = await readCatalogue({ photo: record }, folder(), folder('cache'));
  const original = originals.photo as CheckedOriginal;
  const file = candidate(original, shape, format, width);
  return encode(await decodeOriented(original), original.focus, file);
}

type Corner = keyof typeof CORNERS;

async function cornersOf(image: Buffer): Promise<Record<Corner, number[]>> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return {
    topLeft: pixelAt(0.2, 0.2),
    topRight: pixelAt(0.8, 0.2),
    bottomLeft: pixelAt(0.2, 0.8),
    bottomRight: pixelAt(0.8, 0.8),
  };
}

async function expectCornersToBeRight(image: Buffer, tolerance = 12) {
  const corners = await cornersOf(image);
  for (const [corner, colour] of Object.entries(CORNERS)) {
    colour.forEach((value, channel) => {
      expect(
        Math.abs((corners[corner as Corner][channel] ?? -1000) - value),
        `${corner}, channel ${channel}`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photo with EXIF orientation %i upright', async (orientation) => {
  await expectCornersToBeRight(await encodePhoto(await photoWithOrientation(orientation)));
});

test.each<Format>(['avif', 'jpeg'])('removes the position and all other metadata from %s', async (format) => {
  const photo = await photoWithPosition();
  expect(photo.includes(OWNERS_SECRET)).toBe(true);
  const image = await encodePhoto(photo, { format });
  const { exif, xmp, iptc, icc, orientation } = await sharp(image).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(image.includes('Exif') || image.includes('GPS') || image.includes(OWNERS_SECRET)).toBe(false);
});

test('converts a Display P3 photo to the same colours in sRGB', async () => {
  const photo = await sharp(await pictureOf(1200, 900).png({ compressionLevel: 0 }).toBuffer())
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await cornersOf(await sharp(photo, { ignoreIcc: true }).toBuffer())).topLeft[0]).toBeLessThan(
    CORNERS.topLeft[0] - 8,
  );
  await expectCornersToBeRight(await encodePhoto(photo), 8);
});

test('converts a CMYK JPEG from a printer to RGB', async () => {
  const photo = await pictureOf(1200, 900)
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(photo).metadata()).space).toBe('cmyk');
  const image = await encodePhoto(photo);
  expect(await sharp(image).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  // Printing inks cannot reproduce this blue, so a wide tolerance is right. Inverted or raw inks would exceed the
  // tolerance.
  await expectCornersToBeRight(image, 70);
});

test('fills transparent parts with white', async () => {
  const photo = await sharp({ create: { width: 1300, height: 900, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect((await cornersOf(await encodePhoto(photo))).topLeft.every((value) => value > 250)).toBe(true);
});

test('encodes a photo of 50 megapixels', async () => {
  const smallPicture = await pictureOf(816, 614).png().toBuffer();
  const image = await encodePhoto(
    await sharp(smallPicture).resize(8160, 6144, { kernel: 'nearest' }).jpeg().toBuffer(),
  );
  await expectCornersToBeRight(image);
});

test.each([
  [0, 'topLeft', 'bottomLeft'],
  [100, 'topRight', 'bottomRight'],
] as const)('keeps the focus in the crop: %i %% from the left', async (x, above, below) => {
  const corners = await cornersOf(
    await encodePhoto(await pictureOf(3000, 1200).jpeg().toBuffer(), { shape: 'phoneScreen', focus: { x, y: 50 } }),
  );
  const isNear = (actual: number[], expected: readonly number[]) =>
    actual.every((value, channel) => Math.abs(value - (expected[channel] ?? 0)) < 12);
  expect(isNear(corners.topLeft, CORNERS[above]) && isNear(corners.topRight, CORNERS[above])).toBe(true);
  expect(isNear(corners.bottomLeft, CORNERS[below])).toBe(true);
});

test('gives an upright photo the requested width and a matching height', async () => {
  const uprightPhoto = await photoWithOrientation(6);
  for (const format of ['avif', 'jpeg'] as const) {
    expect(await sharp(await encodePhoto(uprightPhoto, { format, width: 671 })).metadata()).toMatchObject({
      width: 671,
      height: 419,
    });
  }
});

/** Returns a photo of fine detail, like leaves or gravel. A larger blur reduces the detail. */
const gravel = async (blur: number) =>
  sharp(await createNoise(400, 300))
    .resize(1600, 1200)
    .blur(blur)
    .jpeg({ quality: 95 })
    .toBuffer();

/** Maximum bytes of an AVIF of 680 px in the shape «frame» (components/Picture/slots.ts). */
const MAX_BYTES = 15_157;

test.each([1.2, 2, 3])('uses most of the allowed weight for a detailed photo (blur %d)', async (blur) => {
  const { length } = await encodePhoto(await gravel(blur), { format: 'avif', width: 680 });
  expect(length).toBeLessThanOrEqual(MAX_BYTES);
  expect(length).toBeGreaterThan(0.8 * MAX_BYTES);
});

test('keeps a JPEG below 1.8 times the weight of the AVIF', async () => {
  expect((await encodePhoto(await gravel(4), { format: 'jpeg', width: 680 })).length).toBeLessThanOrEqual(
    1.8 * MAX_BYTES,
  );
});

test('encodes a photo without detail to a small file', async () => {
  const sky = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#9bc' } })
    .jpeg()
    .toBuffer();
  expect((await encodePhoto(sky, { format: 'avif', width: 680 })).length).toBeLessThan(3_000);
});

test('closes the original, so that Windows can move it', async () => {
  await encodePhoto(
    await sharp(await photoWithOrientation(1))
      .webp()
      .toBuffer(),
  );
  expect(sharp.cache().files.current).toBe(0);
});
