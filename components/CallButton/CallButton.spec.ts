import type { Page } from '@playwright/test';
import { expect, open, site, test } from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const button = (page: Page) => page.locator('[data-widget^="CallButton "]');

test('the call button appears beyond 300 px, also after a reload', async ({ page }) => {
  await open(page, '/', 'CallButton');
  await expect(button(page)).toHaveAttribute('href', site.phoneHref);
  await expect(button(page)).toContainText(typeset(site.phone.national));
  for (const [top, isVisible] of [
    [300, false],
    [301, true],
    [0, false],
    [800, true],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(button(page)).toBeVisible({ visible: isVisible });
  }
  await page.reload();
  await expect(button(page)).toBeVisible();
});

test.describe('The call button with scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('stays hidden, and the phone number in the header stays visible', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a').last().scrollIntoViewIfNeeded();
    await expect(page.locator('header > div > a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toBeHidden();
  });
});
