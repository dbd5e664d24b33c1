import { servicePath, services } from '../data/model/services';
import { expect, test } from './browser/fixtures';

/** The narrowest phone, and the smallest letters that are read there, in pixels. */
const NARROWEST = 320;
const SMALLEST = 12;

test('the names in the drawings can be read on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  for (const path of ['/realisations', ...services.map(({ slug }) => servicePath(slug))]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const names = await page.locator('svg[role=img] text').evaluateAll((texts) =>
      (texts as SVGTextElement[]).map((text) => {
        const sheet = text.ownerSVGElement!.getBoundingClientRect();
        const { left, right, top, bottom } = text.getBoundingClientRect();
        // The box of a text is as high as its face allows; its letters are a little lower.
        return {
          name: text.textContent,
          letters: Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
          inside: left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom,
          box: { left, right, top: top + 2, bottom: bottom - 2 },
        };
      }),
    );
    const covered = names.filter(({ box }, index) =>
      names
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        ),
    );
    expect
      .soft(
        names.filter(({ letters }) => letters < SMALLEST),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        names.filter(({ inside }) => !inside),
        path,
      )
      .toEqual([]);
    expect.soft(covered, path).toEqual([]);
  }
});

test('a thumb may touch the whole entry of a part of the roof', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await page.goto('/realisations');
  const gutter = page.getByRole('listitem').filter({ hasText: 'le canal au bord' });
  expect((await gutter.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await gutter.click({ position: { x: 60, y: 34 } });
  await expect(page).toHaveURL(servicePath('nettoyage-cheneau'));
});
