import { expect, test } from './browser/fixtures';

test.describe('With scripts off, the call button', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('covers nothing: the telephone of the header stays in sight to the end', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a').last().scrollIntoViewIfNeeded();
    await expect(page.locator('header > div > a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-widget^="CallButton "]')).toBeHidden();
  });
});
