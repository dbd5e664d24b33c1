import type { Page } from '@playwright/test';
import { routes } from '../data/routes';
import { expect, open, test } from './browser/visit';

const paths = routes.map(({ path }) => path);
/** One page of each family: what holds for its markup and styles holds for its sisters. */
const ONE_OF_EACH = [
  '/',
  '/contact',
  '/zones-intervention',
  '/realisations',
  '/mentions-legales',
  '/services/charpente',
  '/zones/epinal',
];

/** Scrolls through the page as a reader does, so that all that waits for him comes. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
}

// Errors in the console and requests to other hosts fail every test (browser/visit.ts); here each page is there to fail.
test.describe('A visitor who has not answered the banner reads every page', { tag: '@phone' }, () => {
  test.use({ consent: {}, viewport: { width: 320, height: 640 } });

  for (const path of paths) {
    test(`${path} to its end: no error, no other host is asked, all its pictures come, and it scrolls in one direction only`, async ({
      page,
    }) => {
      await open(page, path);
      await readThrough(page);
      const { width, broken } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        broken: Array.from(document.images)
          .filter((image) => image.naturalWidth === 0)
          .map((image) => image.currentSrc || image.src),
      }));
      expect(width).toBe(320);
      expect(broken).toEqual([]);
    });
  }
});

test.describe('A page', () => {
  for (const path of ONE_OF_EACH) {
    test(`such as ${path} begins at its top when one comes to it from the end of another`, async ({ page }) => {
      const from = path === '/' ? '/contact' : '/';
      await open(page, from);
      const link = page.locator(`footer a[href="${path}"], header a[href="${path}"]`).last();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ONE_OF_EACH) {
    test(`${path} can be read: every heading and paragraph is there, and every link leads somewhere`, async ({
      page,
    }) => {
      await page.goto(path);
      const texts = page.locator('main :is(h1, h2, h3, p)');
      const hidden = [];
      for (const text of await texts.all()) if (!(await text.isVisible())) hidden.push(await text.textContent());
      expect(hidden.filter((text) => text?.trim())).toEqual([]);
      await expect(page.locator('a:not([href])')).toHaveCount(0);
      await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  }
});
