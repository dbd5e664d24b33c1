import { phone } from '../data/model/company';
import { expect, open, test } from './browser/fixtures';

test.describe('The call button', () => {
  test('is hidden down to 300 px, comes beyond, and dials the number', async ({ page }) => {
    await open(page, '/');
    const button = page.locator('[data-widget^="CallButton "]');
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', phone.href);
    await expect(button).toContainText('Appeler');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button).toBeHidden();
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('covers nothing: the telephone of the header stays in sight to the end', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto('/');
      await page.locator('footer a').last().scrollIntoViewIfNeeded();
      await expect(page.locator('header > div > a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-widget^="CallButton "]')).toBeHidden();
    });
  });
});
