import { findBrowser, LAUNCH_OPTIONS } from '../scripts/testing/chromium';
import { expect, ONE_OF_EACH, open, test } from './browser/fixtures';

/** Pixels: half as large again as browsers have it, as a visitor sets it who sees badly. */
const LETTERS = 24;

test.use({
  expectedComplaints: /status of 404/,
  launchOptions: {
    executablePath: findBrowser(),
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, `--blink-settings=defaultFontSize=${LETTERS}`],
  },
});

test('who has set larger letters gets them, and nothing runs out of the window: neither text nor the header', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ONE_OF_EACH) {
    await open(page, path);
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
      path,
    ).toBeGreaterThan(LETTERS);
    for (const width of [360, 412, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        ...Array.from(document.querySelectorAll('header > div > *'), (part) => part.getBoundingClientRect().right),
      ]);
      expect.soft(Math.max(...ends), `${path}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
