import { expect, test } from 'vitest';
import { candidates, cropOf, viewerFile } from './srcset';

const original = { name: 'toit', hash: 'abc12345', width: 1200, height: 750 };
const widthsOf = (widths: number[], of = original) => candidates(of, 'frame', 'avif', widths).map(({ width }) => width);

test('a ladder ends where the original has no more pixels', () => {
  expect(widthsOf([370, 730, 1690, 2190])).toEqual([370, 730, 1200]);
});

test('a ladder that the original can fill is left as it is', () => {
  expect(widthsOf([370, 730, 1100], { ...original, width: 4000, height: 3000 })).toEqual([370, 730, 1100]);
});

test('two files of nearly the same width are one', () => {
  expect(widthsOf([370, 1090, 1700])).toEqual([370, 1200]);
});

test('a photo held upright is cut to the shape by its width, a wide one by its height', () => {
  expect(cropOf({ width: 3000, height: 4000 }, 'frame')).toMatchObject({ width: 3000, height: 1875 });
  expect(cropOf({ width: 4000, height: 1000 }, 'frame')).toMatchObject({ width: 1600, height: 1000 });
});

test('seen large, a picture’s longer side has its limit, whether it is wide or upright', () => {
  expect(viewerFile({ ...original, width: 4000, height: 3000 })).toMatchObject({ width: 1600, height: 1200 });
  expect(viewerFile({ ...original, width: 3000, height: 4000 })).toMatchObject({ width: 1200, height: 1600 });
});

test('addresses hold the name with its hash, the shape and the width', () => {
  expect(candidates(original, 'card', 'jpeg', [484])).toEqual([
    { shape: 'card', format: 'jpeg', width: 484, height: 242, url: '/assets/photos/toit-card-484-abc12345.jpg' },
  ]);
});
