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

/** Scrolls through the page as a reader does, and waits for all the pictures that this brings. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await nextFrame();
    }
  });
  await expect
    .poll(() => page.evaluate(() => Array.from(document.images).filter(({ complete }) => !complete).length))
    .toBe(0);
}

// Errors in the console and requests to other hosts fail every test (browser/visit.ts); here each page is there to fail.
test.describe('A visitor who has not answered the banner reads', { tag: '@phone' }, () => {
  test.use({ consent: {}, viewport: { width: 320, height: 640 } });

  const families = {
    'every service page': paths.filter((path) => path.startsWith('/services/')),
    'every area page': paths.filter((path) => path.startsWith('/zones/')),
    'every other page': paths.filter((path) => !/^\/(services|zones)\//.test(path)),
  };
  for (const [family, members] of Object.entries(families)) {
    test(`${family} to its end: no error, no other host is asked, all its pictures come, and it scrolls in one direction only`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      for (const path of members) {
        await open(page, path);
        await readThrough(page);
        const { width, broken } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          broken: Array.from(document.images)
            .filter((image) => image.naturalWidth === 0)
            .map((image) => image.currentSrc || image.src),
        }));
        expect.soft(width, path).toBe(320);
        expect.soft(broken, path).toEqual([]);
      }
    });
  }
});

test('a page begins at its top when one comes to it from the end of another', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  for (const path of ONE_OF_EACH) {
    await test.step(path, async () => {
      const from = path === '/contact' ? '/mentions-legales' : '/contact';
      await open(page, from);
      const link = page.locator(`footer a[href="${path}"], header a[href="${path}"]`).last();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test('a page is fetched ahead while the mouse rests on a link to it, and no photo is', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const ahead: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  await open(page, '/realisations');
  await page.locator('main a[data-photo]').first().hover();
  await page.locator('header a[href="/contact"]').first().hover();
  await expect.poll(() => ahead).toEqual(['/contact']);
});

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a page ${fades ? 'fades' : 'does not fade'} into the next for a visitor whose wish for less motion is «${motion}»`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.faded = String(Boolean((event as PageRevealEvent).viewTransition));
      });
    });
    await open(page, '/mentions-legales');
    await page.locator('footer a[href="/politique-confidentialite"]').click();
    await expect(page).toHaveURL('/politique-confidentialite');
    await expect(page.locator('html')).toHaveAttribute('data-faded', String(fades));
  });
}

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read: every heading and paragraph is there, and every link leads somewhere', async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      const texts = page.locator('main :is(h1, h2, h3, p)');
      const hidden = [];
      for (const text of await texts.all()) if (!(await text.isVisible())) hidden.push(await text.textContent());
      expect(
        hidden.filter((text) => text?.trim()),
        path,
      ).toEqual([]);
      await expect(page.locator('a:not([href])')).toHaveCount(0);
      await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  });
});
