import type { Page } from '@playwright/test';
import { expect, open, site, test } from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const button = (page: Page) => page.locator('[data-widget^="CallButton "]');

test('The call button is hidden down to 300 px and shown beyond, also in a page that is reloaded half-way down', async ({
  page,
}) => {
  await open(page, '/', 'CallButton');
  await expect(button(page)).toHaveAttribute('href', site.phoneHref);
  await expect(button(page)).toContainText(typeset(site.phone.national));
  for (const [top, visible] of [
    [300, false],
    [301, true],
    [0, false],
    [800, true],
  ] as const) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect(button(page)).toBeVisible({ visible });
  }
  await page.reload();
  await expect(button(page)).toBeVisible();
});

test.describe('With scripts off, the call button', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('covers nothing: the telephone of the header stays in sight to the end', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a').last().scrollIntoViewIfNeeded();
    await expect(page.locator('header > div > a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toBeHidden();
  });
});
