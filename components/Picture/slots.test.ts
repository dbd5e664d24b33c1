import { describe, expect, test } from 'vitest';
import { type Crop, sizesOf, slots } from './slots';

const crops: [string, Crop][] = Object.entries(slots).flatMap(([slot, slotCrops]) =>
  slotCrops.map((crop): [string, Crop] => [`${slot}, ${crop.shape}`, crop]),
);

describe('the files of a slot', () => {
  test.each(crops)('grow at most 1.6-fold between neighbouring widths: %s', (_, { widths }) => {
    const steps = widths.slice(1).map((width, index) => width / widths[index]!);
    expect(steps.filter((step) => !(step > 1 && step <= 1.605))).toEqual([]);
  });

  // An upright phone never shows the crop for wide screens.
  test.each(
    crops.filter(([, { shape }]) => shape !== 'desktopScreen'),
  )('are chosen for two dots per pixel on sharper phones: %s', (_, crop) => {
    expect(sizesOf(crop)).toBe(`(min-resolution: 2.5dppx) and (max-width: 599px) ${crop.sharpPhone}, ${crop.sizes}`);
  });
});
