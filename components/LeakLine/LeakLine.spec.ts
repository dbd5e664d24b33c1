import {
  expect,
  LONGEST_TOWN_NAME,
  open,
  openWithBanner,
  SERVICE,
  site,
  TOWN,
  test,
  URGENT,
} from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const { href } = site.urgentLink;
const text = typeset(site.home.hero.leak);

test.describe('The leak line', { tag: '@desktop' }, () => {
  test('is above the cookie banner in the first screen', async ({ page }) => {
    for (const path of ['/', SERVICE, TOWN, LONGEST_TOWN_NAME]) {
      await openWithBanner(page, path);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [740, 360],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const line = page.locator('main').getByRole('link', { name: text });
        const box = (await line.boundingBox())!;
        const pathAndSize = `${path} at ${width}×${height}`;
        expect.soft(box.height, pathAndSize).toBeGreaterThanOrEqual(44);
        // The link receives a tap, so that neither the header nor the banner covers it.
        await line.click({ trial: true, position: { x: 30, y: box.height / 2 } });
        await expect.soft(line, pathAndSize).toBeInViewport({ ratio: 1 });
        expect.soft(await page.evaluate(() => scrollY), pathAndSize).toBe(0);
      }
    }
  });

  test('shows the hours next to the link on a desktop only', async ({ page }) => {
    await open(page, TOWN);
    for (const [width, isVisible] of [
      [390, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const hours = page.locator('main').getByRole('link', { name: text }).locator('span');
      await expect(hours, `${width} px`).toBeVisible({ visible: isVisible });
    }
  });

  test('leads to the advice, whose page has no leak line', async ({ page }) => {
    await open(page, SERVICE);
    await page.locator('main').getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(new URL(href, 'http://localhost').hash)).toBeInViewport();
    await open(page, URGENT);
    await expect(page.locator('main').getByRole('link', { name: text })).toHaveCount(0);
  });
});
