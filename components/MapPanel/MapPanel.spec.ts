import type { Page } from '@playwright/test';
import { copy, expect, goBack, open, site, test } from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const { latitude, longitude } = site.company.address;
const { accepted, declined } = copy.cookieBanner;
const mapOf = (page: Page) => page.locator('iframe');
const button = (page: Page) => page.getByRole('button', { name: copy.mapPanel.show });

test.beforeEach(async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><h1>Map</h1></html>',
    }),
  );
});

test.describe("The map after the visitor's consent", () => {
  test.use({
    consent: { choice: 'accepted' },
    expectedConsoleErrors: /^request to https:\/\/www\.openstreetmap\.org\/export/,
  });

  test('loads lazily around the address, with a title and no referrer', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    await expect(mapOf(page)).toHaveAttribute('loading', 'lazy');
    await expect(mapOf(page)).toHaveAttribute('title', copy.mapPanel.title);
    await expect(mapOf(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(button(page)).toBeHidden();
    const { origin, pathname, searchParams } = new URL((await mapOf(page).getAttribute('src'))!);
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`);
    const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')!.split(',').map(Number);
    expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
  });

  test('disappears after a refusal and returns once after a new consent', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    for (const [answer, count] of [
      [declined, 0],
      [accepted, 1],
      [accepted, 1],
    ] as const) {
      await page.getByRole('button', { name: copy.siteFooter.cookies }).click();
      await page.getByRole('button', { name: answer }).click();
      await expect(mapOf(page)).toHaveCount(count);
      await expect(button(page)).toBeVisible({ visible: count === 0 });
    }
  });

  test('disappears from the previous page after a refusal on another page', {
    tag: ['@phone', '@whole-browser'],
  }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    await expect(mapOf(page)).toHaveCount(1);
    await open(page, '/mentions-legales');
    await page.getByRole('button', { name: copy.siteFooter.cookies }).click();
    await page.getByRole('button', { name: declined }).click();
    await goBack(page);
    await expect(page).toHaveURL('/contact');
    await expect(mapOf(page)).toHaveCount(0);
  });
});

test.describe('The map after a click on its button', () => {
  test.use({ expectedConsoleErrors: /^request to https:\/\/www\.openstreetmap\.org\/export/ });

  test('loads, takes the focus, moves nothing, and stores no answer', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    const readFooterTop = () =>
      page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
    const footerTop = await readFooterTop();
    await button(page).click();
    expect(await readFooterTop()).toBe(footerTop);
    await expect(mapOf(page).contentFrame().getByRole('heading')).toHaveText('Map');
    await expect(mapOf(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
  });
});

// A request to the map's host would fail this test (browser/fixtures.ts). every-page.spec.ts opens every page before
// the visitor has chosen.
test.describe('The map after consent to essential cookies only', () => {
  test.use({ consent: { choice: 'essential' } });

  test('is not loaded, and no other host gets a request', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    await expect(button(page)).toBeVisible();
    await expect(mapOf(page)).toHaveCount(0);
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the map panel shows its drawing and a link without referrer', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('group', { name: typeset(copy.vosgesMap) })).toBeVisible();
    const link = page.getByRole('link', { name: copy.mapPanel.link });
    const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(button(page)).toBeHidden();
  });
});
