import { chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_OPTIONS } from '../scripts/testing/chromium';
import { copy, enlargeText, expect, LONGEST_TOWN_NAME, ONE_OF_EACH, open, SERVICE, test } from './browser/fixtures';

/** Window sizes: phones, a desktop at 400 % zoom, and a desktop. */
const VIEWPORTS = [
  [360, 640],
  [390, 844],
  [412, 732],
  [320, 256],
  [1280, 800],
] as const;

/**
 * Default font sizes of visitors with low vision in pixels, each with the viewport widths to test. The default of
 * browsers is 16.
 */
const FONT_SIZES = [
  [24, [320, 360, 390, 412, 768, 900, 1024, 1280]],
  [32, [320, 390]],
] as const;

const PAGES = [...ONE_OF_EACH, '/politique-confidentialite', LONGEST_TOWN_NAME];

for (const [fontSize, widths] of FONT_SIZES) {
  test(`no text is lost or overlaps at a font size of ${fontSize} px`, {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const args = [...LAUNCH_OPTIONS.args, `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await chromium.launch({ executablePath: findBrowser(), ...LAUNCH_OPTIONS, args });
    const page = await browser.newPage({ baseURL: baseURL! });
    for (const path of PAGES) {
      await open(page, path);
      expect(
        await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
        path,
      ).toBeGreaterThan(fontSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingLost(page, `${path}, ${width} px`);
      }
    }
    if (fontSize === 24) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, SERVICE);
      for (const action of await page.locator('h1 ~ p a').all()) await expect(action).toBeInViewport({ ratio: 1 });
    }
    await browser.close();
  });
}

for (const times of [1.3, 1.75, 2]) {
  test(`no text is lost or overlaps when enlarged ${times}× without zoom`, { tag: '@desktop' }, async ({ page }) => {
    await enlargeText(page, times);
    for (const path of PAGES) {
      await open(page, path);
      for (const [width, height] of VIEWPORTS) {
        await page.setViewportSize({ width, height });
        await expectNothingLost(page, `${path}, ${width} px`);
      }
    }
  });

  test(`the menu stays reachable with text enlarged ${times}×`, { tag: '@desktop' }, async ({ page }) => {
    await enlargeText(page, times);
    for (const [width, height] of VIEWPORTS.filter(([width]) => width < 768)) {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      const message = `${width} × ${height} px`;
      const toggle = page.getByRole('button', { name: copy.siteHeader.menu });
      await expect.soft(toggle, message).toBeInViewport({ ratio: 1 });
      await toggle.click();
      const lastLink = page.locator('#menu').getByRole('link').last();
      await lastLink.scrollIntoViewIfNeeded();
      await expect.soft(lastLink, message).toBeInViewport({ ratio: 0.95 });
    }
  });
}

/** Expects that nothing overflows the viewport, no texts overlap, and the header covers no title. */
async function expectNothingLost(page: Page, message: string): Promise<void> {
  const overflowingElements = await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
      details.open = true;
    // The heads of tables are visually hidden, so that only screen readers read them.
    const tableHeads = Array.from(document.querySelectorAll('thead'));
    const isInWindow = (element: Element) => element.getBoundingClientRect().right <= innerWidth + 1;
    // Cards in a row that scrolls horizontally may be outside of the viewport.
    const isInScrollingRow = (element: Element) => {
      if (!element.closest('main')) return false;
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
        if (getComputedStyle(ancestor).overflowX === 'auto' && isInWindow(ancestor)) return true;
      return false;
    };
    return (
      Array.from(document.body.querySelectorAll('*'))
        .filter((element) => !isInWindow(element) && !isInScrollingRow(element))
        // A toast slides in from beyond the edge of the viewport.
        .filter((element) => !element.closest('svg, .notyf') && !tableHeads.some((head) => head.contains(element)))
        .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
    );
  });
  expect.soft(overflowingElements, message).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()!.width);
  // Waits until a toast has reached its final position. Scroll-driven animations never finish.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .flatMap((animation) => (animation.timeline === document.timeline ? animation.finished : [])),
    ),
  );
  expect.soft(await page.evaluate(findOverlappingTexts), message).toEqual([]);
  const [header, title] = await page.evaluate(() => [
    document.querySelector('header')!.getBoundingClientRect().bottom,
    document.querySelector('h1')!.getBoundingClientRect().top,
  ]);
  expect.soft(title, message).toBeGreaterThanOrEqual(header!);
}

/** Returns the overlapping lines of text, and the titles that their list number overlaps. */
function findOverlappingTexts(): string[] {
  const lines: { text: string; box: DOMRect }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    // Skips the label on a picture, which has its own background, and visually hidden text for screen readers.
    if (!text || !node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    if (node.parentElement!.closest('svg, noscript, picture ~ small, thead, [role=status]')) continue;
    if (getComputedStyle(node.parentElement!).clip !== 'auto') continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ text, box });
  }
  const pairs = lines.flatMap((first, index) =>
    lines.slice(index + 1, index + 40).map((second) => [first, second] as const),
  );
  const overlappingPairs = pairs.filter(([{ box: first }, { box: second }]) => {
    const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    // The box of a letter is higher than the line of text.
    return width > 1 && height > 0.4 * Math.min(first.height, second.height);
  });
  const coveredTitles = Array.from(document.querySelectorAll('ol > li > h3')).filter((title) => {
    if (!title.checkVisibility()) return false;
    const { content, left, width } = getComputedStyle(title.parentElement!, '::before');
    const titleOffset = title.getBoundingClientRect().left - title.parentElement!.getBoundingClientRect().left;
    return content.startsWith('counter') && Number.parseFloat(left) + Number.parseFloat(width) + 4 > titleOffset;
  });
  return [
    ...overlappingPairs.map(([first, second]) => `«${first.text}» lies on «${second.text}»`),
    ...coveredTitles.map(({ textContent }) => `The number lies on «${textContent}»`),
  ];
}
