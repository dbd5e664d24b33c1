import { typeset } from '../components/typography/typeset';
import { copy, expect, open, site, test } from './browser/fixtures';

const { openingHours, phone } = site;

test.describe('The contact page', { tag: '@desktop' }, () => {
  test('shows hours and advice for closed hours once at every width', async ({ page }) => {
    await open(page, '/contact');
    const main = page.locator('main');
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const fact of [...openingHours.map(({ label }) => label), copy.closedHours])
        await expect
          .soft(main.getByText(typeset(fact), { exact: true }).filter({ visible: true }), `${fact} at ${width} px`)
          .toHaveCount(1);
      // The note of the form also has the number.
      const numberInHead = main.locator('> :first-child').getByText(phone.national, { exact: true });
      await expect.soft(numberInHead.filter({ visible: true }), `${width} px`).toHaveCount(1);
    }
  });
});
