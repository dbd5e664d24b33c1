import { expect, test } from 'vitest';
import { candidates, cropOf, viewerFile } from './srcset';

const original = { name: 'toit', hash: 'abc12345', width: 1200, height: 750 };
const widthsOf = (widths: number[], source = original) =>
  candidates(source, 'frame', 'avif', widths).map(({ width }) => width);

test('candidates end at the width of the original', () => {
  expect(widthsOf([370, 730, 1690, 2190])).toEqual([370, 730, 1200]);
});

test('candidates keep all widths up to the width of the original', () => {
  expect(widthsOf([370, 730, 1100], { ...original, width: 4000, height: 3000 })).toEqual([370, 730, 1100]);
});

test('candidates merge two files of nearly the same width', () => {
  expect(widthsOf([370, 1090, 1700])).toEqual([370, 1200]);
});

test('cropOf limits upright photos by width and wide photos by height', () => {
  expect(cropOf({ width: 3000, height: 4000 }, 'frame')).toMatchObject({ width: 3000, height: 1875 });
  expect(cropOf({ width: 4000, height: 1000 }, 'frame')).toMatchObject({ width: 1600, height: 1000 });
});

test('viewerFile limits the longer side of wide and upright pictures', () => {
  expect(viewerFile({ ...original, width: 4000, height: 3000 })).toMatchObject({ width: 1600, height: 1200 });
  expect(viewerFile({ ...original, width: 3000, height: 4000 })).toMatchObject({ width: 1200, height: 1600 });
});

test('URLs contain the name, the shape, the width and the hash', () => {
  expect(candidates(original, 'card', 'jpeg', [484])).toEqual([
    { shape: 'card', format: 'jpeg', width: 484, height: 242, url: '/assets/photos/toit-abc12345-card-484.jpg' },
  ]);
});
