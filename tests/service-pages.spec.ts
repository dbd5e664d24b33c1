import type { Page } from '@playwright/test';
import { typesetDeep } from '../components/typography/typeset';
import { servicePath } from '../data/model/site/services';
import { expect, isDelivered, open, site, test, URGENT } from './browser/fixtures';

const { phoneHref, services, urgentLink } = site;
const servicePage = typesetDeep(site.servicePage);
const PATHS = services.map(({ slug }) => servicePath(slug));
/** Height of the footer on a phone of 390 px. Another test checks that the footer takes less than a screen. */
const FOOTER_HEIGHT_PX = 750;
/**
 * Additional pixels for the page with the urgent box, which also contains the number and the hours. Only one service
 * has the box.
 */
const URGENT_BOX_HEIGHT_PX = { phone: 300, desktop: 250 };

const chapterAt = (page: Page, title: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const sidebarOn = (page: Page) => page.getByRole('complementary', { name: servicePage.aside });

test.describe('Every service page', { tag: '@desktop' }, () => {
  test('stays short and leaves no column empty for a screen', async ({ page }) => {
    const heightOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    for (const path of PATHS) {
      const urgentBox = path === URGENT ? URGENT_BOX_HEIGHT_PX : { phone: 0, desktop: 0 };
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      // The owner's own texts may be longer.
      if (isDelivered)
        expect
          .soft((await heightOf('main')) + FOOTER_HEIGHT_PX, `pixels of ${path} on a phone`)
          .toBeLessThanOrEqual(7700 + urgentBox.phone);
      for (const screen of [
        { width: 1280, height: 800 },
        { width: 1366, height: 768 },
      ]) {
        await page.setViewportSize(screen);
        if (isDelivered)
          expect
            .soft(await heightOf('body'), `pixels of ${path} on a desktop`)
            .toBeLessThanOrEqual(4700 + urgentBox.desktop);
        if (isDelivered)
          expect.soft(await measureLargestGap(page), `between the lines of ${path}`).toBeLessThan(screen.height);
      }
    }
  });

  test('ends the text and the drawing of the first chapter together', async ({ page }) => {
    test.skip(!isDelivered, "the owner's own texts may be longer");
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of PATHS) {
      await open(page, path);
      const columns = chapterAt(page, servicePage.chapters.signs).locator('div:has(> div > figure) > div');
      const ends = await columns.evaluateAll((all) =>
        all.map((column) => column.lastElementChild!.getBoundingClientRect().bottom),
      );
      expect(ends, path).toHaveLength(2);
      expect.soft(Math.abs(ends[0]! - ends[1]!), `pixels of ${path}`).toBeLessThan(120);
      // The card with the signs grows, so that no hole is left below the text.
      expect.soft(ends[1]! - ends[0]!, `pixels below the text of ${path}`).toBeLessThan(24);
    }
  });

  test('shows the benefits in the columns of a whole row', async ({ page }) => {
    const service = services.find(({ benefits = [] }) => benefits.length === 3);
    test.skip(!service, 'no service has three benefits');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, servicePath(service!.slug));
    const benefits = page.getByRole('heading', { name: servicePage.benefits, level: 3 }).locator('+ ul > li');
    const boxes = await benefits.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes).size).toBe(1);
  });

  test('shows the phone number next to the form, then in the header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, PATHS[0]!);
    await expect(sidebarOn(page).locator('form')).toBeVisible();
    await expect(sidebarOn(page).locator(`a[href="${phoneHref}"]`)).toHaveCount(1);
    await expect(sidebarOn(page).locator('a[href="#devis"]')).toHaveCount(0);
    await chapterAt(page, servicePage.chapters.offers).evaluate((chapter) => chapter.scrollIntoView());
    await expect(page.locator(`header > div > a[href="${phoneHref}"]`)).toBeInViewport({ ratio: 1 });
  });

  test('gives an odd last step the whole row', async ({ page }) => {
    const service = services.find(({ process }) => process.length % 2 === 1);
    test.skip(!service, 'no service has an odd number of steps');
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, servicePath(service!.slug));
    const steps = chapterAt(page, servicePage.chapters.process).locator('ol > li');
    const widths = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    expect(widths.at(-1)).toBeGreaterThan(2 * widths[0]!);
  });

  test('gives the chapters after the sidebar the full width', async ({ page }) => {
    for (const path of PATHS) {
      await open(page, path);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sidebar = (await sidebarOn(page).boundingBox())!;
        for (const [chapter, isFullWidth] of [
          [servicePage.chapters.signs, false],
          [servicePage.chapters.offers, true],
          [servicePage.chapters.process, true],
          [servicePage.chapters.choice, true],
        ] as const) {
          const box = await chapterAt(page, chapter).evaluate((section) => {
            const { top, bottom } = section.getBoundingClientRect();
            const content = section.firstElementChild!;
            const end = content.getBoundingClientRect().right - 24;
            const rights = Array.from(content.querySelectorAll('*'), (part) => part.getBoundingClientRect().right);
            return { top: top + scrollY, bottom: bottom + scrollY, free: Math.round(end - Math.max(...rights)) };
          });
          expect.soft(box.free === 0, `${chapter} of ${path} at ${width} px`).toBe(isFullWidth);
          const isNextToSidebar = box.top < sidebar.y + sidebar.height && box.bottom > sidebar.y;
          expect.soft(isNextToSidebar, `${chapter} of ${path} at ${width} px`).toBe(!isFullWidth);
        }
      }
    }
  });
});

/** Returns the largest gap in pixels between the end of a column and the end of its row. */
function measureLargestGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = Array.from(document.querySelectorAll<HTMLElement>('main section div')).filter(
      (row) => getComputedStyle(row).gridTemplateColumns.split(' ').length > 1,
    );
    const gaps = rows.flatMap((row) =>
      columnsOf(row).map((column) => row.getBoundingClientRect().bottom - Math.max(...column.map(endOf))),
    );
    return Math.max(...gaps);

    /** Groups the children of a row by their left edge. */
    function columnsOf(row: HTMLElement): Element[][] {
      const columns = new Map<number, Element[]>();
      for (const child of Array.from(row.children)) {
        const left = Math.round(child.getBoundingClientRect().left);
        columns.set(left, [...(columns.get(left) ?? []), child]);
      }
      return [...columns.values()];
    }

    /** Returns the bottom of the last line, because the grid stretches a child to the height of its row. */
    function endOf(element: Element): number {
      const parts = element.children.length > 0 ? Array.from(element.children) : [element];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    }
  });
}

test.describe('On a phone', { tag: '@phone' }, () => {
  test('quote and phone share a row', async ({ page }) => {
    await open(page, PATHS[0]!);
    const row = page.locator('main section').first().locator('p:has(> a[href="#devis"])');
    const boxes = await Promise.all((await row.locator('a').all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(2);
    expect(boxes[0]!.y).toBe(boxes[1]!.y);
    for (const box of boxes) expect(box!.height).toBeGreaterThanOrEqual(44);
    await expect(row.locator(`a[href="${phoneHref}"]`)).toBeVisible();
  });

  test('the menu opens the leak advice, with 18 and 112 as links', async ({ page }) => {
    await open(page, urgentLink.href);
    await expect(page.locator(`#${servicePage.urgent.id} h3`)).toBeInViewport();
    const advice = await page.locator(`#${servicePage.urgent.id}`).innerText();
    for (const number of ['18', '112'].filter((candidate) => new RegExp(`\\b${candidate}\\b`).test(advice)))
      await expect(page.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  });
});
