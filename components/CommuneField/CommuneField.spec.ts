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

test.describe('The answer', { tag: '@desktop' }, () => {
  test('does not move the page', async ({ page }) => {
    await open(page, PAGE);
    await page.getByLabel(typeset(label)).focus();
    await expect(page.locator('form:has(#commune)')).toHaveAttribute('data-widget-status', 'ready');
    for (const width of [360, 390, 600, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const movingAnswers = await page.locator('#commune').evaluate((input: HTMLInputElement) => {
        const output = input.form!.querySelector('output')!;
        const initialHeight = document.documentElement.scrollHeight;
        const names = Array.from(input.list!.options, ({ value }) => value);
        const answers = [...names, 'Inconnue'].map((name) => {
          input.value = name;
          input.form!.dispatchEvent(new Event('submit', { cancelable: true }));
          return { text: output.textContent, moves: document.documentElement.scrollHeight !== initialHeight };
        });
        output.textContent = '';
        return { count: answers.length, texts: answers.filter(({ moves }) => moves).map(({ text }) => text) };
      });
      expect(movingAnswers.count).toBeGreaterThan(100);
      expect(movingAnswers.texts, `${width} px`).toEqual([]);
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
