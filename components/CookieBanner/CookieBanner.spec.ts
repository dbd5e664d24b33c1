import type { Page } from '@playwright/test';
import {
  copy,
  delayRequests,
  expect,
  goBack,
  open,
  openWithBanner,
  readStoredConsent,
  SERVICE,
  stopClock,
  test,
  waitForWidget,
} from '../../tests/browser/fixtures';

const { label, accepted, essential, declined, close } = copy.cookieBanner;

const bannerOf = (page: Page) => page.getByRole('region', { name: label, exact: true });

test.describe('The cookie banner before an answer', () => {
  test.use({ consent: {} });

  test('opens one second after the load event, even a late event', { tag: '@phone' }, async ({ page }) => {
    const releaseRequests = await delayRequests(page, /\/photos\//);
    await stopClock(page);
    // The load event waits for the photo at the top of this page.
    await page.goto(SERVICE, { waitUntil: 'commit' });
    await waitForWidget(page, 'CookieBanner');
    await page.clock.runFor(5000);
    await expect(bannerOf(page)).toBeHidden();
    releaseRequests();
    await page.waitForLoadState('load');
    await page.clock.runFor(999);
    await expect(bannerOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(bannerOf(page)).toBeVisible();
  });

  test('does not open after an answer on another page', { tag: '@phone' }, async ({ page }) => {
    await stopClock(page);
    await page.goto('/mentions-legales');
    await waitForWidget(page, 'CookieBanner');
    await page.evaluate(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.clock.runFor(5000);
    await expect(bannerOf(page)).toBeHidden();
  });

  test('stores each answer with its date, and nothing when closed', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const [button, choice] of [
      [accepted, 'accepted'],
      [essential, 'essential'],
      [declined, 'declined'],
      [close, null],
    ] as const) {
      await openWithBanner(page, '/mentions-legales');
      await bannerOf(page).getByRole('button', { name: button }).click();
      await expect(bannerOf(page)).toBeHidden();
      const answer = await readStoredConsent(page);
      expect(answer.choice).toBe(choice);
      expect(Number.isNaN(Date.parse(answer.date ?? ''))).toBe(choice === null);
      await expect(page.locator('html')).not.toHaveAttribute('data-banner-shown');
      // The height of the call bar.
      await expect(page.locator('footer')).toHaveCSS('padding-bottom', '52px');
    }
  });

  test('works by keyboard from the top and does not trap focus', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: copy.layout.skip })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByRole('link')).toBeFocused();
    for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.locator('header a').first()).toBeFocused();
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect((await readStoredConsent(page)).choice).toBe('declined');
    await expect(bannerOf(page)).toBeHidden();
  });

  test('covers nothing when the page is scrolled to the end', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
    for (const width of [844, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(async () => {
          // Scrolls again, because the space for the banner is added only after the resize event.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          const lastLink = await page.locator('footer a').last().boundingBox();
          const banner = await bannerOf(page).boundingBox();
          return lastLink!.y + lastLink!.height - banner!.y;
        })
        .toBeLessThanOrEqual(0.5);
      // The footer extends to the end of the page, so that no strip of another colour is below it.
      const footer = (await page.locator('footer').boundingBox())!;
      expect(footer.y + footer.height).toBeCloseTo(640, 0);
      const { height } = (await bannerOf(page).boundingBox())!;
      await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', `${Math.round(height) + 1}px`);
    }
  });

  test('does not cover any entry of the open menu', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole('button', { name: copy.siteHeader.menu, exact: true }).tap();
    await page.locator('#menu').getByRole('link', { name: copy.siteHeader.contact, exact: true }).tap();
    await expect(page).toHaveURL('/contact');
  });

  test('disappears from the previous page after an answer on the next page', {
    tag: ['@phone', '@whole-browser'],
  }, async ({ page }) => {
    await open(page, '/mentions-legales');
    await expect(bannerOf(page)).toBeVisible();
    await open(page, '/politique-confidentialite');
    await bannerOf(page).getByRole('button', { name: declined }).click();
    await goBack(page);
    await expect(page).toHaveURL('/mentions-legales');
    await expect(bannerOf(page)).toBeHidden();
  });
});

test.describe('The cookie banner after an answer', { tag: '@phone' }, () => {
  const manageButton = (page: Page) => page.getByRole('button', { name: copy.siteFooter.cookies });

  test('opens on request, stores a new answer and returns the focus', async ({ page }) => {
    await stopClock(page);
    await page.goto('/mentions-legales');
    await waitForWidget(page, 'CookieBanner');
    await page.clock.runFor(5000);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bannerOf(page)).toBeHidden();
    await manageButton(page).click();
    await expect(bannerOf(page).getByRole('button', { name: accepted })).toBeFocused();
    await bannerOf(page).getByRole('button', { name: essential }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect((await readStoredConsent(page)).choice).toBe('essential');
    await expect(manageButton(page)).toBeFocused();
  });

  test('does not take back the focus after the visitor moved it', async ({ page }) => {
    await open(page, '/mentions-legales', 'CookieBanner');
    await manageButton(page).click();
    await page.locator('header a').first().focus();
    await page.evaluate(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      dispatchEvent(new Event('pageshow'));
    });
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.locator('header a').first()).toBeFocused();
  });
});

test.describe('The cookie banner without browser storage', () => {
  test.use({ consent: {} });

  test('keeps the answer for the page only, without errors', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.route(/openstreetmap/, (route) => route.abort());
    await open(page, '/mentions-legales');
    await bannerOf(page).getByRole('button', { name: declined }).click();
    await expect(bannerOf(page)).toBeHidden();
    await page.goto('/zones-intervention');
    for (const widget of ['SiteHeader', 'CallButton', 'CookieBanner']) await waitForWidget(page, widget);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(bannerOf(page)).toBeVisible();
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows neither the cookie banner nor its button', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer')).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.getByText(copy.siteFooter.cookies)).toBeHidden();
  });
});
