import { expect, open, test } from './browser/fixtures';

const WHITE = 'rgb(255, 255, 255)';

test.describe('The script in the head', { tag: '@phone' }, () => {
  test('works without document.fonts, as in Edge 18 and QtWebKit', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fonts', { get: () => undefined }));
    await open(page, '/contact');
    await expect(page.locator('html')).toHaveClass('js face fast');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
  });

  test.describe('if the connection cannot be read', () => {
    test.use({ expectedConsoleErrors: /no connection here/ });

    test('still keeps the header solid', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {
          get: () => {
            throw new Error('no connection here');
          },
        });
      });
      await open(page, '/contact');
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(page.locator('html')).toHaveClass('scrolled');
    });
  });
});
