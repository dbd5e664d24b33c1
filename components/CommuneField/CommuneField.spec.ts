import { expect, open, site, test } from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const PAGE = '/zones-intervention';
const { label, list, action } = site.zonesPage.commune;

test.describe('The list of communes', { tag: '@desktop' }, () => {
  test('is directly below the field and its answer', async ({ page }) => {
    await open(page, PAGE);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const field = (await page.getByRole('button', { name: action }).boundingBox())!;
      const title = (await page.getByRole('heading', { name: typeset(list) }).boundingBox())!;
      expect(title.y - field.y - field.height, `${width} px`).toBeGreaterThan(0);
      expect(title.y - field.y - field.height, `${width} px`).toBeLessThan(120);
    }
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the commune field leads to the list of communes', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel(typeset(label)).fill('Hadol');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('heading', { name: typeset(list) })).toBeInViewport();
  });
});
