import type { Page } from '@playwright/test';
import type { RoofPartId } from '../data/model/schema/pages';
import { servicePath } from '../data/model/site/services';
import { slugOf } from '../data/model/text/slug';
import { expect, site, test } from './browser/fixtures';

const { services, roofParts } = site;
const partOf = (id: RoofPartId) => roofParts.find((fraction) => fraction.id === id)!;
/** Returns the id of a part's entry on the home page. */
const entryIdOf = (id: RoofPartId) => slugOf(partOf(id).name);

/** Drawings have the least room on the narrowest phone and the narrowest desktop. */
const NARROWEST_PX = [320, 1024];
const MIN_FONT_SIZE_PX = 14;

test('the labels of every drawing are legible on the narrowest screens', { tag: '@phone' }, async ({ page }) => {
  for (const [slug, width] of services.flatMap(({ slug }) => NARROWEST_PX.map((width) => [slug, width] as const))) {
    const path = servicePath(slug);
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const names = await page.locator('svg[role=img] text').evaluateAll((texts) =>
      (texts as SVGTextElement[]).map((text) => {
        const sheet = text.ownerSVGElement!.getBoundingClientRect();
        const { left, right, top, bottom } = text.getBoundingClientRect();
        // The box of a text has the height of its font; the letters are a little lower.
        return {
          name: text.textContent,
          fontSize: Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
          isInside: left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom,
          box: { left, right, top: top + 2, bottom: bottom - 2 },
        };
      }),
    );
    const coveredNames = names.filter(({ box }, index) =>
      names
        .slice(index + 1)
        .some(
          (next) =>
            box.left < next.box.right &&
            next.box.left < box.right &&
            box.top < next.box.bottom &&
            next.box.top < box.bottom,
        ),
    );
    const smallNames = names.filter(({ fontSize }) => fontSize < MIN_FONT_SIZE_PX - 0.01);
    const namesOutside = names.filter(({ isInside }) => !isInside);
    expect
      .soft({ small: smallNames, outside: namesOutside, covered: coveredNames }, path)
      .toEqual({ small: [], outside: [], covered: [] });
  }
});

const entryOn = (page: Page, id: string) => page.locator(`#pieces #${id}`);

/** Returns the vertical distance between the highest and the lowest drawing, in pixels. */
const partsOffset = (page: Page) =>
  page.locator('#pieces ol picture').evaluateAll((drawings) => {
    const tops = drawings.map((drawing) => drawing.getBoundingClientRect().top);
    return Math.max(...tops) - Math.min(...tops);
  });

test('without scripts, each roof layer scrolls into view and links', async ({ browser, viewport, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  const rafter = entryOn(page, entryIdOf('rafter'));
  await expect(rafter).not.toBeInViewport();
  await rafter.scrollIntoViewIfNeeded();
  await expect(rafter.getByRole('heading')).toBeInViewport();
  await rafter.getByRole('link').click();
  await expect(page).toHaveURL(servicePath(partOf('rafter').service));
  await context.close();
});

test.describe('The roof drawing on a wide screen', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens while the visitor scrolls, and stays in place', async ({ page }) => {
    await page.goto('/');
    const stage = page.locator('#pieces > div > div').first();
    const scrollToShare = (share: number) =>
      page
        .locator('#pieces > div')
        .first()
        .evaluate((track, fraction) => {
          const { top, height } = track.getBoundingClientRect();
          window.scrollTo(0, scrollY + top - 68 + fraction * (height - innerHeight + 68));
        }, share);
    await scrollToShare(0.02);
    await expect.poll(() => partsOffset(page)).toBeLessThan(4);
    const top = (await stage.boundingBox())!.y;
    await scrollToShare(0.9);
    await expect.poll(() => partsOffset(page)).toBeGreaterThan(300);
    expect((await stage.boundingBox())!.y).toBeCloseTo(top, 0);
  });

  test('is open for a link to one part', async ({ page }) => {
    await page.goto(`/#${entryIdOf('batten')}`);
    await expect(entryOn(page, entryIdOf('batten')).getByRole('heading')).toBeInViewport();
    await expect.poll(() => partsOffset(page)).toBeGreaterThan(300);
  });

  test('is open if the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#pieces');
    await expect.poll(() => partsOffset(page)).toBeGreaterThan(300);
  });

  test('has no overlapping texts from 1200 px on', async ({ page }) => {
    for (const [width, height] of [
      [1200, 700],
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/#${entryIdOf('underlay')}`);
      const boxes = await page
        .locator('#pieces ol > li > div')
        .evaluateAll((texts) =>
          texts.map((text) => text.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
      const coveredBoxes = boxes.filter(({ bottom }, index) => boxes[index + 1] && boxes[index + 1]!.top < bottom - 2);
      expect.soft(coveredBoxes, `${width} px`).toEqual([]);
    }
  });
});
