import type { Page } from '@playwright/test';
import { expect, goBack, open, test } from './browser/fixtures';

const mapOf = (page: Page) => page.locator('iframe');
const button = { name: 'Afficher la carte' };

test.beforeEach(async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><h1>Map</h1></html>',
    }),
  );
});

test.describe('For a visitor who has accepted, the map', () => {
  test.use({
    consent: { choice: 'accepted' },
    expectedComplaints: /^request to https:\/\/www\.openstreetmap\.org\/export/,
  });

  test('is gone from a page that he comes back to after he refused on another', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    await expect(mapOf(page)).toHaveCount(1);
    await open(page, '/mentions-legales');
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await goBack(page);
    await expect(page).toHaveURL('/contact');
    await expect(mapOf(page)).toHaveCount(0);
  });
});

test.describe('Asked for with the button, the map', () => {
  test.use({ expectedComplaints: /^request to https:\/\/www\.openstreetmap\.org\/export/ });

  test('comes, takes the focus, and stores no answer', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/contact', 'MapPanel');
    await page.getByRole('button', button).click();
    await expect(mapOf(page).contentFrame().getByRole('heading')).toHaveText('Map');
    await expect(mapOf(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
  });
});
