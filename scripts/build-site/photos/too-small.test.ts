import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Crop, type Slot, slots } from '../../../components/Picture/slots';
import { candidates } from '../../../components/Picture/srcset';
import type { CheckedOriginal } from './original';
import { tooSmallFor } from './too-small';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const photo = (width: number, height: number, rendering = false): CheckedOriginal => ({
  name: 'toit-12-frame',
  hash: 'abc12345',
  width,
  height,
  path: 'data/photos/Toit 12 (frame).jpg',
  file: 'Toit 12 (frame).jpg',
  rendering,
  focus: { x: 0.5, y: 0.5 },
});

/** A page that shows the picture in these slots, printed as pages are. */
const page = (original: CheckedOriginal, ...places: Slot[]) => {
  const sources = places
    .flatMap((slot) => slots[slot] as Crop[])
    .map(({ shape, sizes, widths }) => {
      const ladder = candidates(original, shape, 'avif', widths).map(({ url, width }) => `${url} ${width}w`);
      return `<source type="image/avif" sizes="${sizes}" srcset="${ladder.join(', ')}">`;
    });
  return writeFile(join(folder, 'index.html'), `<picture>${sources.join('')}</picture>`);
};

const widest = (slot: Slot) => Math.max(...(slots[slot] as Crop[]).flatMap(({ widths }) => widths));

test('a photo too small for where it stands is told with the place, its record and the width that it needs', async () => {
  const small = photo(1300, 975);
  await page(small, 'strip', 'page-hero');
  expect(tooSmallFor(folder, { toit: small })).toEqual([
    `Note : photo trop petite pour le haut d'une page : data/photos/Toit 12 (frame).jpg (« toit ») fait 1300 px de large, il en faudrait ${widest('page-hero')} ; reprenez l'original de l'appareil, sans le réduire ni le recadrer.`,
  ]);
});

test('the same photo is large enough among small ones', async () => {
  const small = photo(1300, 975);
  await page(small, 'strip', 'portfolio');
  expect(tooSmallFor(folder, { toit: small })).toEqual([]);
});

test('a flat photo, cut at its sides, needs to be wider still', async () => {
  const flat = photo(2600, 900);
  await page(flat, 'before-after');
  // Of its 2600 pixels 1440 stay, as wide as its height allows.
  const needed = Math.ceil((2600 * widest('before-after')) / 1440);
  expect(tooSmallFor(folder, { toit: flat })).toEqual([expect.stringContaining(`il en faudrait ${needed} ;`)]);
});

test('what a phone takes is large enough everywhere', async () => {
  const phone = photo(4032, 3024);
  await page(phone, 'home-hero', 'page-hero', 'half', 'before-after', 'card', 'card-wide', 'thumbnail');
  expect(tooSmallFor(folder, { toit: phone })).toEqual([]);
});

test('a rendering, which is to be replaced as it is, is not told twice', async () => {
  const rendering = photo(1300, 975, true);
  await page(rendering, 'page-hero');
  expect(tooSmallFor(folder, { toit: rendering })).toEqual([]);
});
