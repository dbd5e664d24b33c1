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

  test('aligns the number, the form, the steps and the map', async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/contact');
      const main = page.getByRole('main');
      const lefts = await Promise.all(
        [
          main.locator('[data-figure] > a'),
          main.getByRole('heading', { name: site.contactPage.form }),
          main.locator('section ol > li:first-child'),
          main.locator('[data-map-src]'),
        ].map(async (element) => Math.round((await element.last().boundingBox())!.x)),
      );
      expect(new Set(lefts).size, `${width} px: ${lefts.join(', ')}`).toBe(1);
    }
  });

  test('shows the steps in one row', async ({ page }) => {
    await open(page, '/contact');
    const steps = page.getByRole('main').locator('section ol > li');
    await expect(steps).toHaveCount(site.contactPage.next.steps.length);
    const tops = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('ends the box for urgent cases at the end of the form', async ({ page }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    const box = (await main
      .locator('p:has(> a[href*="#"])')
      .filter({ hasText: site.contactPage.urgent.link })
      .boundingBox())!;
    const form = (await main.locator('#devis').boundingBox())!;
    expect(Math.abs(box.y + box.height - form.y - form.height)).toBeLessThanOrEqual(16);
  });
});
