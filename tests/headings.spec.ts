import type { Page } from '@playwright/test';
import { EVERY_PAGE, expect, ONE_OF_EACH, test } from './browser/fixtures';

test.use({ expectedComplaints: /status of 404/ });

const FACE = '**/*.woff2';

/** A visitor who reads a page in the system's face before the heading face comes: what each heading takes of the page. */
async function heights(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.map((heading) => `${heading.textContent}: ${(heading as HTMLElement).offsetHeight}`));
}

/** Keeps the face back; the returned function lets it come to the page that is open, and waits until it is there. */
async function faceComesLate(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  await page.route(FACE, async (route) => {
    await new Promise<void>((done) => {
      letGo = done;
    });
    await route.continue();
  });
  return async () => {
    letGo();
    await page.locator('html.late').waitFor();
  };
}

/** Whether the machine has a face that may stand in for the heading face, as every phone and desktop of a visitor has. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = Array.from(document.fonts).filter(({ family }) => /As (Arial|Roboto)/.test(family));
    return (await Promise.allSettled(faces.map((face) => face.load()))).some(({ status }) => status === 'fulfilled');
  });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.describe('The heading face', { tag: '@desktop' }, () => {
  // `npm run check` looks at one page of each kind at more widths.
  test('moves nothing on any page of a phone when it comes late', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 732 });
    await page.route(/\/photos\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const come = await faceComesLate(page);
    for (const path of EVERY_PAGE) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      test.skip(!(await hasStandIn(page)), 'none of Arial, Liberation Sans and Roboto is installed here');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      const before = await heights(page);
      await come();
      expect.soft(await heights(page), path).toEqual(before);
      expect.soft(await shifts(page), path).toBe(0);
    }
  });

  test('is on every kind of page', async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      await page.locator('html.face.late').waitFor();
      expect(await page.evaluate(() => document.fonts.check('700 20px Bricolage')), path).toBe(true);
      await expect(page.locator('h1')).toHaveCSS('font-family', /^Bricolage,/);
    }
  });

  for (const [line, connection, comes] of [
    ['3G', { effectiveType: '3g' }, true],
    ['2G', { effectiveType: '2g' }, false],
    ['a line that saves data', { effectiveType: '4g', saveData: true }, false],
  ] as const) {
    test(`${comes ? 'comes' : 'never comes'} on ${line}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.resourceType()));
      await page.addInitScript((reported) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => reported });
      }, connection);
      await page.goto('/contact', { waitUntil: 'networkidle' });
      expect(asked.includes('font')).toBe(comes);
    });
  }
});
