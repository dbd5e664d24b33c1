import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_OPTIONS } from '../scripts/testing/chromium';
import { expect, ONE_OF_EACH, open, test } from './browser/fixtures';

/** Pixels that a visitor sets who sees badly, where browsers have 16, and the windows he may have. */
const SETTINGS = [
  [24, [320, 360, 390, 412, 768, 900, 1024, 1280]],
  [32, [320, 390]],
] as const;

for (const [letters, widths] of SETTINGS) {
  test(`who has set letters of ${letters} px gets them, and nothing runs out of the window`, {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const args = [...LAUNCH_OPTIONS.args, `--blink-settings=defaultFontSize=${letters}`];
    const browser = await chromium.launch({ executablePath: findBrowser(), ...LAUNCH_OPTIONS, args });
    const page = await browser.newPage({ baseURL: baseURL! });
    for (const path of [...ONE_OF_EACH, '/politique-confidentialite', '/zones/saint-etienne-les-remiremont']) {
      await open(page, path);
      expect(
        await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
        path,
      ).toBeGreaterThan(letters);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => {
          for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
            folded.open = true;
          // What only a screen reader is told stands nowhere.
          const read = Array.from(document.querySelectorAll('thead'));
          return (
            Array.from(document.body.querySelectorAll('*'))
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
              // A toast slides in from beyond the window's edge.
              .filter((element) => !element.closest('svg, .notyf') && !read.some((hidden) => hidden.contains(element)))
              .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
          );
        });
        expect.soft(beyond, `${path}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    await browser.close();
  });
}
