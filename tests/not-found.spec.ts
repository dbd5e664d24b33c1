import type { Page } from '@playwright/test';
import { CHUNKS, expect, holdBack, open, ready, stopClock, test } from './browser/fixtures';

const MISSING = '/zones/atlantis';
const toastOf = (page: Page) => page.locator('.notyf__toast');

test.describe('A page that does not exist', () => {
  test('answers 404 with the site around it, and names the path that is missing', async ({ page }) => {
    const response = await page.goto(MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toContainText(MISSING);
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });

  test('keeps a long path within a phone of 320 px', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/${'tres-long-'.repeat(30)}`, 'NotFound');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('raises a toast, says it to assistive technology, and takes it away after five seconds', {
    tag: '@phone',
  }, async ({ page }) => {
    await stopClock(page);
    await page.goto(MISSING);
    await expect(toastOf(page)).toContainText('Page non trouvée');
    await expect(toastOf(page)).toContainText(/n’existe pas ou a été déplacée/);
    await page.clock.runFor(100);
    await expect(page.locator('[aria-live=polite]')).toHaveText(
      /^Page non trouvée .*n’existe pas ou a été déplacée\.$/,
    );
    await page.clock.runFor(4800);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('lets the visitor put the toast away, and a keyboard see where', { tag: '@phone' }, async ({ page }) => {
    await page.goto(MISSING);
    const close = toastOf(page).getByRole('button', { name: 'Fermer ce message' });
    await close.focus();
    await expect(close).toHaveCSS('opacity', '1');
    await expect(close).toHaveCSS('outline', /solid 2px/);
    // The toast hides what lies outside it.
    await expect(close).toHaveCSS('outline-offset', '-5px');
    await close.press('Enter');
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('leads home where there is nothing to go back to', { tag: '@phone' }, async ({ context }) => {
    const other = await context.newPage();
    await other.goto('/');
    // A tab of its own has no history.
    const opened = context.waitForEvent('page');
    await other.evaluate((path) => window.open(path, '_blank', 'noopener'), MISSING);
    const page = await opened;
    await ready(page, 'NotFound');
    await page.getByRole('button', { name: 'Page précédente' }).click();
    await expect(page).toHaveURL('/');
  });

  test('lets the visitor go home while the toast is still on its way', { tag: '@phone' }, async ({ page }) => {
    const letGo = await holdBack(page, CHUNKS);
    await page.goto(MISSING, { waitUntil: 'commit' });
    await ready(page, 'SiteHeader');
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    letGo();
  });
});
