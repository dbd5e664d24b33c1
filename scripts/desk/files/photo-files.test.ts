import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Photo } from '../../../data/model/schema/collections';
import { createNoise, photoWithOrientation, pictureOf } from '../../../tests/support/phone-photos';
import { scratchFolder } from '../../../tests/support/scratch';
import { createDataFiles } from './data-files';
import { createPhotoFiles } from './photo-files';

const root = scratchFolder();
let photos: ReturnType<typeof createPhotoFiles>;
beforeEach(() => {
  mkdirSync(root('data/photos'), { recursive: true });
  photos = createPhotoFiles(createDataFiles(root()));
});
const listPhotos = () => readdirSync(root('data/photos')).sort();
const photo = (file: string): Photo => ({ file, alt: 'Toit neuf', rendering: false });
const TWO_PICTURE_HEIC = readFileSync('tests/support/two-pictures.heic');

/** Returns the file with other brands in its first box. */
function withBrands(...brands: string[]): Buffer {
  const heic = Buffer.from(TWO_PICTURE_HEIC);
  const [major, ...compatible] = brands;
  heic.write(major!, 8, 'latin1');
  for (let offset = 16; offset < heic.readUInt32BE(0); offset += 4)
    heic.write(compatible.at(offset / 4 - 4) ?? compatible[0]!, offset, 'latin1');
  return heic;
}

describe('receiving a HEIC photo', () => {
  test('saves the primary picture regardless of the order in the file', async () => {
    const { file } = await photos.receive('IMG_1.HEIC', TWO_PICTURE_HEIC, {});
    const { data, info } = await sharp(root(`data/photos/${file}`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1600, 1000]);
    const [red = 0, green = 0] = data;
    expect(green).toBeGreaterThan(red + 50);
  });

  test('reads a file with an unknown newer brand', async () => {
    const { file } = await photos.receive('IMG_1.HEIC', withBrands('mif2', 'mif2', 'heic'), {});
    expect(file).toBe('img-1.jpg');
  });

  test.each([
    ['a burst without a still', withBrands('hevc', 'msf1', 'hevc')],
    ['a burst of another profile', withBrands('heis', 'msf1', 'heis')],
    ['a structure that is not known', withBrands('mif2', 'mif2')],
  ])('asks for a JPEG instead of %s', async (_, content) => {
    await expect(photos.receive('IMG_1.HEIC', content, {})).rejects.toThrow(
      /HEIC d’une sorte .* enregistrez-la en JPEG/,
    );
    expect(listPhotos()).toEqual([]);
  });

  test('reports an incomplete file as damaged', async () => {
    const half = TWO_PICTURE_HEIC.subarray(0, TWO_PICTURE_HEIC.length / 2);
    await expect(photos.receive('IMG_1.HEIC', half, {})).rejects.toThrow('est abîmé ou incomplet');
  });
});

test.each([
  ['a JPEG that libjpeg warns of', 'toit.jpg', async () => withSamsungHeader(await createNoise(1600, 1200))],
  ['a TIFF', 'toit.tif', () => pictureOf(1600, 1200).tiff().toBuffer()],
])('creates a thumbnail of %s', async (_, name, make) => {
  const { file } = await photos.receive(name, await make(), {});
  const { format, width } = await sharp(await photos.createThumbnail(file)).metadata();
  expect([format, width]).toEqual(['webp', 640]);
});

/** Sets the last coefficient of the scan header to 0, as some Samsung phones do. */
function withSamsungHeader(picture: Buffer): Buffer {
  const header = picture.indexOf(Buffer.from([0xff, 0xda]));
  picture[header + 2 + picture.readUInt16BE(header + 2) - 2] = 0;
  return picture;
}

describe('receiving the same photo again', () => {
  let jpeg: Buffer;
  beforeEach(async () => {
    jpeg = await photoWithOrientation(1, 1600, 1200);
  });

  test('refuses the photo with its description if a record shows it', async () => {
    const { file } = await photos.receive('IMG_1.JPG', jpeg, {});
    const again = photos.receive('Copie de IMG_1.JPG', jpeg, { toit: photo(file) });
    await expect(again).rejects.toThrow(/^Copie de IMG_1\.JPG est déjà parmi vos photos\s: «\sToit neuf\s»\.$/);
    expect(listPhotos()).toEqual([file]);
  });

  test('refuses the photo for a record that already shows it', async () => {
    const { file } = await photos.receive('IMG_1.JPG', jpeg, {}, 'toit');
    const again = photos.receive('IMG_1.JPG', jpeg, { toit: photo(file) }, 'toit');
    await expect(again).rejects.toThrow('est la photo qui est déjà à cette place');
  });

  test('accepts the photo for another record and notes the repetition', async () => {
    const { file } = await photos.receive('IMG_1.JPG', jpeg, {});
    const received = await photos.receive('IMG_1.JPG', jpeg, { toit: photo(file), mur: photo('mur.jpg') }, 'mur');
    expect(received).toEqual({ file, note: expect.stringContaining('Vous montrez déjà cette photo ailleurs') });
    expect(listPhotos()).toEqual([file]);
  });

  test('reuses the file if no record shows the photo', async () => {
    const first = await photos.receive('IMG_1.JPG', jpeg, {});
    expect(await photos.receive('IMG_2.JPG', jpeg, {})).toEqual(first);
    expect(listPhotos()).toEqual(['img-1.jpg']);
  });

  test('saves a new file if the record of that name shows another file', async () => {
    await photos.receive('IMG_1.JPG', jpeg, {});
    const { file } = await photos.receive('IMG_1.JPG', jpeg, { 'img-1': photo('other.jpg') });
    expect(file).toBe('img-1-2.jpg');
  });
});

test('deletes the file of a discarded photo', async () => {
  cpSync('tests/support/two-pictures.heic', root('data/photos/kept.heic'));
  const { file } = await photos.receive('IMG_1.JPG', await photoWithOrientation(1, 1600, 1200), {});
  await photos.discard(file);
  expect(listPhotos()).toEqual(['kept.heic']);
  writeFileSync(root('data/company.ts'), 'mine');
  await expect(photos.discard('../company.ts')).rejects.toThrow("n'écrit pas dans");
});
