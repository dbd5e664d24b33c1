import type { Locator, Page } from '@playwright/test';
import {
  CHUNKS,
  copy,
  delayRequests,
  enlargeText,
  expect,
  open,
  site,
  stopClock,
  test,
  waitForWidget,
} from '../../tests/browser/fixtures';

const { title, description, back, home } = copy.notFound;

const MISSING = '/zones/atlantis';
const toastOf = (page: Page) => page.locator('.notyf__toast');

test.describe('A missing page', () => {
  test('returns status 404, header and footer, and shows the missing path', async ({ page }) => {
    const response = await page.goto(MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toContainText(MISSING);
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });

  test('aligns the services of the three columns in rows', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(MISSING);
    const links = page.getByRole('main').getByRole('listitem');
    const tops = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
    expect(tops).toHaveLength(site.services.length);
    const siteMap = await page.getByRole('main').locator('a[href="/plan-du-site"]').boundingBox();
    expect(siteMap!.y + siteMap!.height).toBeLessThanOrEqual(Math.min(...tops));
  });

  test('shows the missing path as text, not as HTML', { tag: '@desktop' }, async ({ page }) => {
    for (const [path, text] of [
      ['/zones/nancy/', '/zones/nancy/'],
      ['/%C3%A9t%C3%A9', '/été'],
      ['/%E0%A4%A', '/%E0%A4%A'],
      ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main code')).toHaveText(text);
    }
  });

  test('fits a long path into a phone of 320 px', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/${'tres-long-'.repeat(30)}`, 'NotFound');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('announces a toast and removes it after five seconds', {
    tag: '@phone',
  }, async ({ page }) => {
    await stopClock(page);
    await page.goto(MISSING);
    await expect(page.getByRole('region', { name: copy.toast.region }).locator(toastOf(page))).toHaveCount(1);
    await expect(toastOf(page).locator('strong')).toHaveText(title);
    await expect(toastOf(page)).toContainText(description);
    await page.clock.runFor(100);
    await expect(page.locator('[aria-live=polite]')).toHaveText(`${title} ${description}`);
    await page.clock.runFor(4800);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('escapes the text of the toast and respects reduced motion', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(MISSING, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(data-text-title)="[^"]*"/, '$1="Ici &amp; &lt;i>là&lt;/i>"'),
      });
    });
    await page.goto(MISSING);
    await expect(toastOf(page).locator('strong')).toHaveText('Ici & <i>là</i>');
    await expect(toastOf(page)).toHaveCSS('animation-duration', '0.001s');
  });

  test('keeps a 44 px toast button clear of the text', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(MISSING);
    const boxOf = async (part: string) => (await toastOf(page).locator(part).boundingBox())!;
    const [iconBox, closeBox] = [await boxOf('.notyf__icon > *'), await boxOf('button')];
    const messageBox = await toastOf(page)
      .locator('.notyf__message')
      .evaluate((message) => {
        const range = document.createRange();
        range.selectNodeContents(message);
        return range.getBoundingClientRect();
      });
    expect(Math.min(closeBox.width, closeBox.height)).toBeGreaterThanOrEqual(44);
    expect(messageBox.left - iconBox.x - iconBox.width).toBeGreaterThanOrEqual(8);
    expect(closeBox.x - messageBox.right).toBeGreaterThanOrEqual(4);
  });

  for (const [letters, width, height] of [
    [1, 320, 256],
    [2, 360, 640],
    [2, 1280, 720],
  ] as const) {
    test(`shows a toast on at most a third of ${width} × ${height} px, text ${letters}×`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enlargeText(page, letters);
      await page.goto(MISSING);
      await toastOf(page).waitFor();
      await toastOf(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
      const { coveredShare, isWhole, right } = await toastOf(page).evaluate((toast) => {
        const isFixed = getComputedStyle(toast.parentElement!).position === 'fixed';
        const { height, right } = toast.getBoundingClientRect();
        const message = toast.querySelector('.notyf__message')!;
        const isWhole = message.scrollHeight <= toast.clientHeight && message.scrollWidth <= toast.clientWidth;
        return { coveredShare: isFixed ? height / innerHeight : 0, isWhole, right };
      });
      expect(coveredShare).toBeLessThanOrEqual(1 / 3);
      expect(isWhole).toBe(true);
      expect(right).toBeLessThanOrEqual(width);
    });
  }

  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    test(`shows toast, drawing and text without overlap at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(MISSING);
      await toastOf(page).waitFor();
      await toastOf(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
      const boxOf = async (part: Locator) => (await part.boundingBox())!;
      const [toastBox, drawingBox] = [await boxOf(toastOf(page)), await boxOf(page.locator('main img'))];
      const textBoxes = await Promise.all((await page.locator('h1, h1 ~ p').all()).map(boxOf));
      expect(drawingBox.y).toBeGreaterThanOrEqual(toastBox.y + toastBox.height);
      for (const { x, width: textWidth } of textBoxes)
        expect(x + textWidth).toBeLessThanOrEqual(Math.min(toastBox.x, drawingBox.x));
    });
  }

  test('closes the toast by keyboard with a visible focus', { tag: '@phone' }, async ({ page }) => {
    await page.goto(MISSING);
    const close = toastOf(page).getByRole('button', { name: copy.toast.close });
    await close.focus();
    await expect(close).toHaveCSS('opacity', '1');
    await expect(close).toHaveCSS('outline', /solid 2px/);
    // The toast clips its overflow, so the outline is drawn inside the button.
    await expect(close).toHaveCSS('outline-offset', '-5px');
    await close.press('Enter');
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('leads back to the previous page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact');
    await page.goto(MISSING);
    await page.getByRole('button', { name: back }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('leads to the home page without a previous page', { tag: '@phone' }, async ({ context }) => {
    const openerPage = await context.newPage();
    await openerPage.goto('/');
    // A tab opened without an opener has no history.
    const newPage = context.waitForEvent('page');
    await openerPage.evaluate((path) => window.open(path, '_blank', 'noopener'), MISSING);
    const page = await newPage;
    await waitForWidget(page, 'NotFound');
    await page.getByRole('button', { name: back }).click();
    await expect(page).toHaveURL('/');
  });

  test('lets the visitor go home before the toast has loaded', { tag: '@phone' }, async ({ page }) => {
    const releaseRequests = await delayRequests(page, CHUNKS);
    await page.goto(MISSING, { waitUntil: 'commit' });
    await waitForWidget(page, 'SiteHeader');
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('/');
    releaseRequests();
  });
});

test.describe('With scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page links home and shows no useless button', async ({ page }) => {
    await page.goto(MISSING);
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-missing]')).toBeHidden();
  });
});
