import type { Page } from '@playwright/test';
import { expect, goBack, open, ready, stopClock, stored, test } from './browser/fixtures';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const today = new Date();
/** A date that lies months and days back, as the site stores it. */
function ago({ months = 0, days = 0 }: { months?: number; days?: number }): string {
  const date = new Date(today);
  date.setMonth(date.getMonth() - months, date.getDate() - days);
  return date.toISOString();
}

test.describe('For a visitor who has not answered, the cookie banner', () => {
  test.use({ consent: {} });

  test('comes one second after the page has loaded, and not before', { tag: '@phone' }, async ({ page }) => {
    await stopClock(page);
    await open(page, '/', 'CookieBanner');
    await page.clock.runFor(999);
    await expect(bannerOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(bannerOf(page)).toBeVisible();
  });

  test('offers three answers of the same weight and leads to the privacy page', async ({ page }) => {
    await open(page, '/');
    const choices = bannerOf(page).locator('[data-consent]');
    await expect(choices).toHaveText(['Tout accepter', 'Essentiels uniquement', 'Tout refuser']);
    const looks = await choices.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return JSON.stringify({
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          borderTopColor,
          width: Math.round(width),
          height: Math.round(height),
        });
      }),
    );
    expect(new Set(looks).size).toBe(1);
    await bannerOf(page).getByRole('link').click();
    await expect(page).toHaveURL('/politique-confidentialite');
  });

  for (const [label, value] of [
    ['Tout accepter', 'accepted'],
    ['Essentiels uniquement', 'essential'],
    ['Tout refuser', 'declined'],
  ] as const) {
    test(`stores «${value}» and today's date on «${label}», goes, and does not come again`, { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, '/');
      await bannerOf(page).getByRole('button', { name: label }).click();
      await expect(bannerOf(page)).toBeHidden();
      const { choice, date } = await stored(page);
      expect(choice).toBe(value);
      expect(date?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));

      await stopClock(page);
      await open(page, '/mentions-legales', 'CookieBanner');
      await page.clock.runFor(60_000);
      await expect(bannerOf(page)).toBeHidden();
    });
  }

  test('stores nothing when it is closed, and comes again on the next page', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await bannerOf(page).getByRole('button', { name: 'Fermer et continuer sans accepter' }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await stored(page)).toEqual({ choice: null, date: null });
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
  });

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

  test('covers no link that gets the focus', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
    await page.locator('footer a').last().focus();
    await expect
      .poll(async () => {
        const link = await page.locator('footer a').last().boundingBox();
        const banner = await bannerOf(page).boundingBox();
        return link!.y + link!.height - banner!.y;
      })
      .toBeLessThanOrEqual(0);
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

test.describe('For a visitor who has answered, the cookie banner', () => {
  test('comes when he asks for it in the footer, takes the focus, and takes a new answer', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await expect(bannerOf(page)).toBeVisible();
    await expect(bannerOf(page).getByRole('button').first()).toBeFocused();
    await bannerOf(page).getByRole('button', { name: 'Tout accepter' }).click();
    expect((await stored(page)).choice).toBe('accepted');
  });

  test('gives the focus back to the footer when it is closed there, and keeps the answer', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await bannerOf(page).getByRole('button', { name: 'Fermer et continuer sans accepter' }).click();
    await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toBeFocused();
    expect((await stored(page)).choice).toBe('declined');
  });
});

for (const { promise, consent, asks } of [
  {
    promise: 'does not come again within six months',
    consent: { choice: 'essential', date: ago({ months: 6, days: -2 }) },
    asks: false,
  },
  {
    promise: 'comes again after six months',
    consent: { choice: 'accepted', date: ago({ months: 6, days: 1 }) },
    asks: true,
  },
  { promise: 'comes where an unknown answer is stored', consent: { choice: 'peut-être', date: ago({}) }, asks: true },
  { promise: 'comes where an empty answer is stored', consent: { choice: '', date: ago({}) }, asks: true },
  { promise: 'does not come where an answer is stored without its date', consent: { choice: 'declined' }, asks: false },
  {
    promise: 'does not come where the stored date cannot be read',
    consent: { choice: 'declined', date: 'hier' },
    asks: false,
  },
]) {
  test.describe('The cookie banner', { tag: '@phone' }, () => {
    test.use({ consent });

    test(promise, async ({ page }) => {
      await stopClock(page);
      await page.clock.setSystemTime(today);
      await open(page, '/mentions-legales', 'CookieBanner');
      await page.clock.runFor(1000);
      await expect(bannerOf(page)).toBeVisible({ visible: asks });
    });
  });
}

for (const date of [undefined, 'hier']) {
  test.describe(`An answer whose date is ${date ? 'unreadable' : 'missing'}`, { tag: '@phone' }, () => {
    test.use({ consent: { choice: 'accepted', date } });

    test("counts, and gets today's date", async ({ page }) => {
      await open(page, '/mentions-legales', 'CookieBanner');
      const kept = await stored(page);
      expect(kept.choice).toBe('accepted');
      expect(kept.date?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    });
  });
}

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
