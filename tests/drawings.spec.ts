import type { Page } from '@playwright/test';
import { typeset } from '../components/typography/typeset';
import type { RoofPartId } from '../data/model/schema/pages';
import { servicePath } from '../data/model/site/services';
import { expect, site, test } from './browser/fixtures';

const { services, roofParts } = site;
const partOf = (id: RoofPartId) => roofParts.find((part) => part.id === id)!;
const nameOf = (id: RoofPartId) => typeset(partOf(id).name);

/** Pixels: where a drawing has least room, the narrowest phone and the narrowest desktop, and its smallest letters there. */
const NARROWEST = [320, 1024];
const SMALLEST = 14;

test('the names in the drawings can be read where they have least room', { tag: '@phone' }, async ({ page }) => {
  for (const [slug, width] of services.flatMap(({ slug }) => NARROWEST.map((each) => [slug, each] as const))) {
    const path = servicePath(slug);
    await page.setViewportSize({ width, height: 640 });
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
    const small = names.filter(({ letters }) => letters < SMALLEST - 0.01);
    const outside = names.filter(({ inside }) => !inside);
    expect.soft({ small, outside, covered }, path).toEqual({ small: [], outside: [], covered: [] });
  }
});

const card = (page: Page, name: string) =>
  page.locator('#pieces label > span', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) });

test('a part of the roof answers to a touch on the drawing, to its name and to the keyboard, without scripts', async ({
  browser,
  viewport,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  const [gutter, pipe, open] = [
    card(page, nameOf('gutter')),
    card(page, nameOf('downpipe')),
    card(page, nameOf('valley')),
  ];
  await expect(open).toBeVisible();
  await expect(gutter).toBeHidden();
  // Where the drawing has it: three quarters along the eaves, above the middle.
  const sheet = page.locator('#pieces picture');
  const { width, height } = (await sheet.boundingBox())!;
  await sheet.click({ position: { x: (205 / 320) * width, y: (130 / 226) * height }, force: true });
  await expect(gutter).toBeVisible();
  await expect(open).toBeHidden();
  const name = page.locator('#pieces b', { hasText: nameOf('downpipe') });
  expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await name.click();
  await expect(pipe).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.mouse.move(0, 0);
  await expect(gutter).toBeVisible();
  await gutter.getByRole('link').click();
  await expect(page).toHaveURL(servicePath(partOf('gutter').service));
  await context.close();
});

test('a pointer over a part is told of it at once, and the chosen one comes back', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#pieces b', { hasText: nameOf('flashing') }).hover();
  await expect(card(page, nameOf('flashing'))).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page, nameOf('flashing'))).toBeHidden();
  await expect(card(page, nameOf('valley'))).toBeVisible();
});
