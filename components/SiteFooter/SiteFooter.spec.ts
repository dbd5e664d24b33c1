import type { Page } from '@playwright/test';
import { expect, ONE_OF_EACH, open, site, test } from '../../tests/browser/fixtures';

const footer = (page: Page) => page.locator('footer');

test.describe('The footer', { tag: '@desktop' }, () => {
  test('is shorter than a screen on every kind of page', async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await open(page, path);
      // On a phone the facts that the owner gives, such as holidays, take up to five lines more than the delivered
      // data.
      for (const [width, height] of [
        [320, 1115],
        [390, 844],
        [768, 790],
        [1280, 540],
        [1440, 500],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const box = (await footer(page).boundingBox())!;
        expect.soft(box.height, `${path}, ${width} px wide`).toBeLessThanOrEqual(height);
      }
    }
  });

  test('follows the band above without a bright line', async ({ page }) => {
    await open(page, '/');
    for (const width of [360, 390, 1024, 1440, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() =>
        scrollTo(0, scrollY + document.querySelector('footer')!.getBoundingClientRect().top - 400),
      );
      const { y } = (await footer(page).boundingBox())!;
      const png = await page.screenshot({ clip: { x: 2, y: Math.floor(y) - 6, width: 1, height: 12 } });
      const maxRed = await page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0);
        return Math.max(...canvas.getImageData(0, 0, 1, 12).data.filter((_, index) => index % 4 === 0));
      }, png.toString('base64'));
      expect.soft(maxRed, `${width} px`).toBeLessThan(64);
    }
  });

  test('keeps its links 24 px apart on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/');
    await footer(page).locator('summary').click();
    const minDistance = await footer(page).evaluate((element) => {
      const boxes = Array.from(element.querySelectorAll('a, button'), (link) =>
        Array.from(link.getClientRects()),
      ).flat();
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const isBelow = (a: DOMRect, b: DOMRect) => middle(b) > middle(a) + 4 && b.left < a.right && b.right > a.left;
      return Math.min(...boxes.flatMap((a) => boxes.filter((b) => isBelow(a, b)).map((b) => middle(b) - middle(a))));
    });
    expect(minDistance).toBeGreaterThanOrEqual(24);
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('towns in the footer are visible on desktops, unfolded on phones', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await footer(page).locator('summary').tap();
    const towns = footer(page).locator('a[href^="/zones/"]').filter({ visible: true });
    await expect(towns).toHaveCount(site.namedTowns.length);
  });
});
