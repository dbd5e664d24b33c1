import { BANDS, expect, open, SERVICE, TOWN, test } from '../../tests/browser/fixtures';

test.describe('The slope above a band', { tag: '@desktop' }, () => {
  for (const [width, slopeWidth] of [
    [390, 96],
    [1280, 96],
    [1600, 188],
    [1920, 300],
  ] as const) {
    test(`rises at 30° and is ${slopeWidth} px wide at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      const slopes = await page.locator('main > *').evaluateAll((bands) =>
        bands
          .map((band) => getComputedStyle(band, '::before'))
          .filter(({ content, position }) => content === '""' && position === 'absolute')
          .map((style) => ({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) })),
      );
      expect(slopes.length).toBeGreaterThanOrEqual(2);
      for (const slope of slopes) {
        expect((Math.atan2(slope.height, slope.width) * 180) / Math.PI).toBeCloseTo(30, 0);
        expect(Math.round(slope.width)).toBe(slopeWidth);
      }
    });
  }
});

test('the slope above a band appears above dark bands only', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/', TOWN, SERVICE, '/realisations']) {
    await open(page, path);
    const textColours = await page
      .locator(BANDS)
      .evaluateAll((bands) =>
        bands
          .filter((band) => getComputedStyle(band, '::before').clipPath.startsWith('polygon'))
          .map((band) => getComputedStyle(band).color),
      );
    expect(new Set(textColours), path).toEqual(new Set(['rgb(255, 255, 255)']));
  }
});

test.describe('Two bands with the same background', { tag: '@desktop' }, () => {
  test('have the space of one band between them', async ({ page }) => {
    await open(page, TOWN);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const paddings = await page.locator('main > div + div > *').evaluateAll((bands) =>
        bands.flatMap((band) => {
          const previousBand = band.previousElementSibling;
          if (!previousBand) return [];
          const [style, previousStyle] = [getComputedStyle(band), getComputedStyle(previousBand)];
          return style.backgroundColor === previousStyle.backgroundColor ? [style.paddingTop] : [];
        }),
      );
      expect(paddings, `${width} px`).toEqual(['0px']);
    }
  });
});
