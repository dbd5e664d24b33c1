import type { Page } from '@playwright/test';
import { expect, goBack, open, ready, stored, test } from './browser/fixtures';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test.describe('For a visitor who has not answered, the cookie banner', () => {
  test.use({ consent: {} });

  test('can be answered by keyboard, from the top of the page, and holds the focus nowhere', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByRole('link')).toBeFocused();
    for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.locator('header a').first()).toBeFocused();
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect((await stored(page)).choice).toBe('declined');
    await expect(bannerOf(page)).toBeHidden();
  });

  test('lies over nothing: the page can be scrolled until its last line stands above it', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        const footer = await page.locator('footer').boundingBox();
        const banner = await bannerOf(page).boundingBox();
        return footer!.y + footer!.height - banner!.y;
      })
      .toBeLessThanOrEqual(0.5);
  });

  test('leaves every entry of an open menu to the finger', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#menu').getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
  });

  test('is gone from the page before, once it was answered on the next one', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
    await open(page, '/politique-confidentialite');
    await bannerOf(page).getByRole('button', { name: 'Tout refuser' }).click();
    await goBack(page);
    await expect(page).toHaveURL('/mentions-legales');
    await expect(bannerOf(page)).toBeHidden();
  });
});

test.describe('Where the browser refuses to store anything, the cookie banner', () => {
  test.use({ consent: {} });

  test('comes, takes the answer for as long as the page lasts, and nothing breaks', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.route(/openstreetmap/, (route) => route.abort());
    await open(page, '/mentions-legales');
    await bannerOf(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(bannerOf(page)).toBeHidden();
    await page.goto('/zones-intervention');
    for (const widget of ['SiteHeader', 'CallButton', 'CookieBanner', 'ZoneTabs']) await ready(page, widget);
    await expect(bannerOf(page)).toBeVisible();
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('there is neither a banner nor a button that would call it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer')).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.getByText('Gérer mes cookies')).toBeHidden();
  });
});
