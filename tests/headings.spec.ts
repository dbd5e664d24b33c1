import type { Page, Route } from '@playwright/test';
import { scrollThrough } from '../scripts/check/visit';
import { EVERY_PAGE, expect, ONE_OF_EACH, test, whitenPhotos } from './browser/fixtures';

const FACE = '**/*.woff2';

/**
 * Returns the text and the height of each heading, so that a test can compare them before and after the heading font
 * arrives.
 */
async function headingHeightsOf(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.map((heading) => `${heading.textContent}: ${(heading as HTMLElement).offsetHeight}`));
}

/**
 * Delays the heading font. The returned function releases the font for the open page and waits until all headings use
 * it.
 */
async function delayFace(page: Page): Promise<() => Promise<void>> {
  let heldRoutes: Route[] | undefined = [];
  await page.route(FACE, async (route) => {
    if (heldRoutes) heldRoutes.push(route);
    else await route.continue();
  });
  return async () => {
    await expect.poll(() => heldRoutes?.length).toBeGreaterThan(0);
    const routes = heldRoutes ?? [];
    heldRoutes = undefined;
    await Promise.all(routes.map((route) => route.continue()));
    await page.locator('.late').first().waitFor();
    // Headings change when they come near the viewport.
    await scrollThrough(page);
    heldRoutes = [];
  };
}

const layoutShiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
/** Resets the layout shifts, because the font does not cause the earlier shifts. `npm run check` measures those. */
const resetLayoutShift = (page: Page) =>
  page.evaluate(() => Object.assign(window, { shift: 0, since: performance.now() }));

test.describe('The heading font', { tag: '@desktop' }, () => {
  // The fallback font depends on the machine. `npm run check` tests one page of each kind at more widths.
  for (const [situation, effectiveType, paths] of [
    ['any page on a phone', '4g', EVERY_PAGE],
    ['a slow connection', '3g', ONE_OF_EACH],
  ] as const) {
    test(`shifts nothing when it comes late (${situation})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 732 });
      await whitenPhotos(page);
      await page.addInitScript((effectiveType) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType }) });
        // A heading in a band that is not laid out has no height to compare.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main * { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
        const shiftCounter = Object.assign(window, { shift: 0, since: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > shiftCounter.since)
              shiftCounter.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      }, effectiveType);
      const releaseFace = await delayFace(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.load('800 1em As Arial,As Roboto').catch(() => []));
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        const before = await headingHeightsOf(page);
        await resetLayoutShift(page);
        await releaseFace();
        expect.soft(await headingHeightsOf(page), path).toEqual(before);
        expect.soft(await layoutShiftOf(page), path).toBe(0);
        expect.soft(await page.evaluate(() => document.fonts.check('800 20px Bricolage')), path).toBe(true);
        await expect.soft(page.locator('h1.late, h2.late, h3.late').first()).toHaveCSS('font-family', /^Bricolage,/);
      }
    });
  }

  // The script in the head sets these classes. If they are set, the styles delay pictures.
  for (const [connectionName, connection, classes] of [
    ['an unknown connection', undefined, 'js face fast'],
    ['4G', { effectiveType: '4g', saveData: false, rtt: 100 }, 'js face fast'],
    ['4G with high latency', { effectiveType: '4g', rtt: 150 }, 'js face'],
    ['3G', { effectiveType: '3g' }, 'js slow 3g'],
    ['2G', { effectiveType: '2g' }, 'js slow 2g'],
    ['less than 2G', { effectiveType: 'slow-2g' }, 'js slow 2g'],
    ['4G with data saving', { effectiveType: '4g', saveData: true }, 'js slow 2g'],
  ] as const) {
    const shouldLoad = !classes.endsWith('2g');
    test(`${shouldLoad ? 'loads' : 'never loads'} on ${connectionName}`, async ({ page }) => {
      const resourceTypes: string[] = [];
      page.on('request', (request) => resourceTypes.push(request.resourceType()));
      await page.addInitScript((connection) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      }, connection);
      await page.goto('/contact', { waitUntil: 'networkidle' });
      expect(resourceTypes.includes('font')).toBe(shouldLoad);
      if (shouldLoad) await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Bricolage/);
      // If a class came later, it would restyle the whole page.
      await expect(page.locator('html')).toHaveClass(classes);
      // On a slow connection the font loads after everything else.
      if (classes === 'js slow 3g')
        expect(resourceTypes.lastIndexOf('script')).toBeLessThan(resourceTypes.indexOf('font'));
    });
  }
});

test.describe('A title', { tag: '@desktop' }, () => {
  test('keeps each word whole in any window', async ({ page }) => {
    await whitenPhotos(page);
    const brokenWords: string[] = [];
    for (const path of EVERY_PAGE) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 768, 1024, 1440, 1600, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await page.locator('h1').evaluate((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const broken: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
            }
          return broken;
        });
        brokenWords.push(...words.map((word) => `${path} at ${width}px: ${word}`));
      }
    }
    expect(brokenWords).toEqual([]);
  });
});
