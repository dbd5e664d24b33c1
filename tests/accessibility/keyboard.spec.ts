import type { Page } from '@playwright/test';
import { copy, expect, open, openWithBanner, SERVICE, TOWN, test } from '../browser/fixtures';

/** An element that had the focus, with the problem of its focus ring, if any. */
type FocusStop = { name: string; problem: string | undefined };

type FocusOrder = { stops: FocusStop[]; hasLeft: boolean };

/**
 * Records each focused element from now on until the focus leaves the page. At the next key press, checks that the
 * element's ring was drawn, on the screen and not covered.
 */
function recordFocusStops(): void {
  const focusOrder: FocusOrder = { stops: [], hasLeft: false };
  Object.assign(window, { focusOrder });
  const edgesOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  /** Returns the names of the ring's sides that the window or an ancestor cuts off. */
  const cutSides = (focused: Element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const box = edgesOf(focused);
    const sides = new Set<string>();
    const addCutSides = (frame: ReturnType<typeof edgesOf>) => {
      if (box.left - reach < frame.left - 0.5) sides.add('left');
      if (box.top - reach < frame.top - 0.5) sides.add('top');
      if (box.right + reach > frame.right + 0.5) sides.add('right');
      if (box.bottom + reach > frame.bottom + 0.5) sides.add('bottom');
    };
    addCutSides({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (
      let ancestor = focused.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      if (getComputedStyle(ancestor).overflowX !== 'visible') addCutSides(edgesOf(ancestor));
    }
    return [...sides];
  };
  const problemOf = (control: HTMLElement) => {
    // A radio button is visually hidden, so its label is checked instead.
    const radioLabel = control.matches('[type=radio]') && (control as HTMLInputElement).labels?.[0];
    const focused = radioLabel || control;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(control);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'has no visible ring';
    // Elements in an SVG drawing have no box shadow. Labels on a map have a white background.
    const isDrawn = control.closest('svg') !== null;
    if (!isDrawn && boxShadow !== 'rgb(255, 255, 255) 0px 0px 0px 3px') return `has no light ring, but ${boxShadow}`;
    const sides = isDrawn || radioLabel ? [] : cutSides(control);
    if (sides.length > 2) return `has a ring that is cut off: ${sides.join(', ')}`;
    // A link that wraps has one box per line.
    const [box] = Array.from(focused.getClientRects());
    if (!box) return 'has no box';
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // A browser scrolls the line with the cursor into view, which is not always the last line of the text box.
    const isTextBox = focused.tagName === 'TEXTAREA';
    const otherPoints: [number, number][] = [
      [x, y],
      [x, box.bottom - 2],
      [box.left + 2, y],
      [box.right - 2, y],
    ];
    const points: typeof otherPoints = [[x, box.top + 2], ...(isTextBox ? [] : otherPoints)];
    for (const [px, py] of points) {
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight)
        return `lies outside the screen (${Math.round(px)}, ${Math.round(py)})`;
      const above = document.elementFromPoint(px, py);
      const cover = above?.closest('header, [data-widget^=CookieBanner], [data-widget^=CallButton]');
      if (cover && !cover.contains(focused))
        return `is covered by ${cover.tagName.toLowerCase()} at (${Math.round(px)}, ${Math.round(py)})`;
    }
    return undefined;
  };
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const focused = document.activeElement as HTMLElement | null;
      if (key !== 'Tab' || focusOrder.hasLeft) return;
      if (!focused || focused === document.body) {
        focusOrder.hasLeft = focusOrder.stops.length > 0;
        return;
      }
      const label = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40);
      focusOrder.stops.push({ name: `${focused.tagName.toLowerCase()} «${label}»`, problem: problemOf(focused) });
    },
    true,
  );
}

/** Presses Tab until the focus leaves the page; returns every focused element. */
async function walkFocusOrder(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  await page.evaluate(recordFocusStops);
  for (let presses = 0; presses < 200; presses += 10) {
    for (let press = 0; press < 10; press++) await page.keyboard.press(key);
    const { stops, hasLeft } = await page.evaluate(() => (window as unknown as { focusOrder: FocusOrder }).focusOrder);
    if (hasLeft) return stops;
  }
  throw new Error('200 presses of Tab did not leave the page: something holds the focus');
}

const problemsOf = (stops: FocusStop[]) =>
  stops.filter(({ problem }) => problem).map(({ name, problem }) => `${name} ${problem}`);

/**
 * Fewer pages are enough for Shift+Tab, because its result depends only on how a page scrolls at its top and bottom.
 */
const BACKWARD_PATHS = ['/', '/contact'];

/**
 * The pages of BACKWARD_PATHS, and the page with the longest table of contents, which stays in view next to its text.
 */
const PATHS_WITH_BANNER = [...BACKWARD_PATHS, '/politique-confidentialite'];

for (const [key, paths] of [
  ['Tab', ['/', '/contact', '/zones-intervention', SERVICE, TOWN]],
  ['Shift+Tab', BACKWARD_PATHS],
] as const) {
  test(`with ${key} alone the focus is always visible and never covered`, {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      const stops = await walkFocusOrder(page, key);
      expect(stops.length, path).toBeGreaterThan(15);
      expect.soft((key === 'Tab' ? stops : stops.reverse())[0]!.name, path).toBe(`a «${copy.layout.skip}»`);
      expect.soft(problemsOf(stops), path).toEqual([]);
    }
  });

  test(`with ${key} the focus is visible on a phone`, { tag: '@phone' }, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      expect.soft(problemsOf(await walkFocusOrder(page, key)), path).toEqual([]);
    }
  });

  test(`with ${key} the focus is visible while the cookie banner is open`, { tag: '@phone' }, async ({ page }) => {
    for (const path of PATHS_WITH_BANNER) {
      await openWithBanner(page, path);
      expect.soft(problemsOf(await walkFocusOrder(page, key)), path).toEqual([]);
    }
  });
}

test('at 400 % zoom the focus is visible, also with the banner', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/contact');
  expect.soft(problemsOf(await walkFocusOrder(page, 'Tab')), 'no banner').toEqual([]);
  await openWithBanner(page, '/contact');
  expect.soft(problemsOf(await walkFocusOrder(page, 'Tab')), 'banner').toEqual([]);
});

test('the first Tab stop skips the header and leads to the content', { tag: '@desktop' }, async ({ page }) => {
  await open(page, SERVICE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
