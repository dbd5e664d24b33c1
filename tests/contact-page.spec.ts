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

  test('aligns the labels and the fields of each row', async ({ page }) => {
    await open(page, '/contact');
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const selector of ['form label', 'form input:not([type=hidden])']) {
        const tops = await page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
        const [name, phone, email, subject] = tops;
        expect.soft([phone, subject], `${selector} at ${width} px`).toEqual([name, email]);
        expect(email).toBeGreaterThan(name!);
      }
    }
  });
});
