import type { Page } from '@playwright/test';
import { servicePath } from '../data/model/site/services';
import {
  BANDS,
  EVERY_PAGE,
  expect,
  isDelivered,
  MISSING_PATH,
  ONE_OF_EACH,
  open,
  SERVICE,
  site,
  TOWN,
  test,
  URGENT,
} from './browser/fixtures';

const SMALLEST_VIEWPORT = { width: 320, height: 568 };
/** Maximum height of a town page on a phone of 360 px. */
const MAX_TOWN_PAGE_HEIGHT_PX = 7000;

/** Scrolls through the page and its rows of cards like a reader, and waits until all pictures have loaded. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await nextFrame();
    }
    for (const row of document.querySelectorAll('main :is(ol, ul)')) {
      if (getComputedStyle(row).overflowX !== 'auto' || row.clientWidth === 0) continue;
      row.scrollIntoView();
      for (let x = 0; x < row.scrollWidth; x += row.clientWidth) {
        row.scrollLeft = x;
        await nextFrame();
      }
    }
  });
  await expect
    .poll(() =>
      page.evaluate(() => {
        // A phone does not load pictures that only a desktop shows.
        const isShown = (image: Element) => image.closest('picture')?.parentElement?.getClientRects().length !== 0;
        return Array.from(document.images).filter((image) => isShown(image) && !image.complete).length;
      }),
    )
    .toBe(0);
}

// A console error or a request to another host fails every test (browser/fixtures.ts). These tests open every page, so
// that any page with such a fault is found.
test.describe('Before the banner is answered', { tag: '@phone' }, () => {
  test.use({ consent: {}, viewport: SMALLEST_VIEWPORT });

  const PATHS_BY_KIND = {
    'every service page': EVERY_PAGE.filter((path) => path.startsWith('/services/')),
    'every town page': EVERY_PAGE.filter((path) => path.startsWith('/zones/')),
    'every other page': EVERY_PAGE.filter((path) => !/^\/(services|zones)\//.test(path)),
  };
  for (const [kind, paths] of Object.entries(PATHS_BY_KIND)) {
    test(`${kind} loads all pictures without errors, other hosts or sideways scrolling`, async ({ page }) => {
      for (const path of paths) {
        await open(page, path);
        await readThrough(page);
        const { width, broken } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          broken: Array.from(document.images)
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map((image) => image.currentSrc || image.src),
        }));
        expect.soft(width, path).toBe(320);
        expect.soft(broken, path).toEqual([]);
        // The owner's own texts may be longer.
        if (!path.startsWith('/zones/') || !isDelivered) continue;
        await page.setViewportSize({ width: 360, height: 640 });
        // Excludes the space that the banner reserves below the footer once it is shown.
        const height = await page.evaluate(
          () => scrollY + document.querySelector('footer')!.getBoundingClientRect().bottom,
        );
        expect.soft(height, `pixels of ${path}`).toBeLessThanOrEqual(MAX_TOWN_PAGE_HEIGHT_PX);
        await page.setViewportSize(SMALLEST_VIEWPORT);
      }
    });
  }
});

test("a link at the page's end opens the next page's top", { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', SERVICE, TOWN]) {
    await test.step(path, async () => {
      await open(page, '/contact');
      const link = page.locator(`footer a[href="${path}"], header a[href="${path}"]`).last();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test('external links are announced, and visited links in text look visited', { tag: '@desktop' }, async ({ page }) => {
  const service = site.services.find(({ price }) => price.aid);
  test.skip(!service, 'no service has a grant (price.aid), so no page links to the adviser');
  await open(page, servicePath(service!.slug));
  const arrowOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await arrowOf('main a[href^=http]')).toContain('autre site');
  expect(await arrowOf('main p > a[href^="/"]')).toBe('none');
  // Browsers hide from scripts whether a link was visited, so only the CSS rule can be tested.
  expect(await page.content()).toMatch(/main p>a:not\(\[class\]\):visited\{color:#\w+\}/);
});

test('texts at the top of an inner page never overlap its picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, SERVICE);
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await page.evaluate(() => {
      const range = document.createRange();
      const rightEdges = Array.from(document.querySelectorAll('h1, h1 ~ p'), (text) => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right;
      });
      const picture = document.querySelector('main picture')?.parentElement?.getBoundingClientRect();
      return (picture?.left ?? 0) - Math.max(...rightEdges);
    });
    expect.soft(gap, `${width} px`).toBeGreaterThan(16);
  }
});

test('the picture of an inner page has a corner cut at 30°', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [SERVICE, TOWN]) {
    await open(page, path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { clipPath, height } = await page
        .locator('main picture')
        .first()
        .evaluate((picture) => {
          const { clipPath, height } = getComputedStyle(picture.closest('div')!);
          return { clipPath, height: Number.parseFloat(height) };
        });
      const [, rise, run] = /polygon\(0px ([\d.]+)px, ([\d.]+)px 0px,/.exec(clipPath)?.map(Number) ?? [];
      expect((Math.atan2(rise!, run!) * 180) / Math.PI, `${path} at ${width} px`).toBeCloseTo(30, 0);
      expect(rise!, `${path} at ${width} px`).toBeLessThan(height / 2);
    }
  }
});

test('the slope of a band does not cover the content above it', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', SERVICE, URGENT, TOWN]) {
    await open(page, path);
    const gaps = await page.locator(BANDS).evaluateAll((bands) => {
      const elements = Array.from(document.querySelectorAll('main *')).filter((element) => element.checkVisibility());
      const boxes = elements.flatMap((element) => {
        if (element.matches('a, img, svg')) return element.getBoundingClientRect();
        const range = document.createRange();
        return Array.from(element.childNodes).flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return [];
          range.selectNodeContents(node);
          return Array.from(range.getClientRects());
        });
      });
      return bands
        .map((band) => ({ slope: getComputedStyle(band, '::before'), band: band.getBoundingClientRect() }))
        .filter(({ slope }) => slope.clipPath.startsWith('polygon(0px 100%'))
        .map(({ slope, band: { top, right } }) => {
          const width = Number.parseFloat(slope.width);
          const height = -Number.parseFloat(slope.top);
          const distances = boxes
            .filter((box) => box.bottom < top && box.right > right - width)
            .map((box) => top - height * (1 - Math.max(0, right - box.right) / width) - box.bottom);
          return Math.min(...distances);
        });
    });
    expect.soft(gaps.length, path).toBeGreaterThanOrEqual(1);
    expect.soft(Math.min(...gaps), path).toBeGreaterThanOrEqual(8);
  }
});

test('no label on the map overlaps the dot or label of another', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/zones-intervention');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const coveredLabels = await page.locator('main svg[role=group][aria-label]').evaluate((map) => {
      const visibleMarks = (selector: string) =>
        Array.from(map.querySelectorAll(selector)).filter((mark) => mark.checkVisibility({ opacityProperty: true }));
      const boxOf = (mark: Element) => mark.getBoundingClientRect();
      const overlap = (a: DOMRect, b: DOMRect, slack: number) =>
        a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
      return visibleMarks('text').flatMap((name) =>
        // The box of a letter is higher than the letter itself.
        [
          ...visibleMarks('text').filter((label) => label !== name && overlap(boxOf(name), boxOf(label), 4)),
          // The round cap of a line without length draws a dot.
          ...visibleMarks('path[d$=h0]').filter(
            (dot) => dot.parentElement !== name.parentElement && overlap(boxOf(name), boxOf(dot), -1.5),
          ),
        ].map((obstacle) => `${name.textContent} lies on ${obstacle.parentElement?.textContent}`),
      );
    });
    expect.soft(coveredLabels, `${width} px: components/VosgesMap/label-placement.ts`).toEqual([]);
  }
});

test('hovering a link prefetches its page but no photo', { tag: ['@desktop', '@whole-browser'] }, async ({
  page,
  context,
}) => {
  const prefetchedPaths: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) prefetchedPaths.push(new URL(request.url()).pathname);
  });
  await open(page, '/realisations');
  await page.locator('main a[data-photo]').first().hover();
  await page.locator('header a[href="/contact"]').first().hover();
  await expect.poll(() => prefetchedPaths).toEqual(['/contact']);
});

test.describe('With scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every heading and paragraph is visible, and every link has a target', async ({ page }) => {
    // The 404 page is left out, because a script prints its path. The rest of that page is shared with other pages.
    for (const path of ONE_OF_EACH.filter((path) => path !== MISSING_PATH)) {
      await page.goto(path);
      // Opens folded texts, which works without scripts.
      for (const details of await page.locator('main details').all())
        if ((await details.getAttribute('open')) === null) await details.locator('> summary').click();
      const hiddenTexts = await page
        // Excludes elements that only a desktop shows. These are the column next to a title, the names of steps that
        // are not folded, and the labels on the roof drawing. The list of the drawing repeats its labels.
        .locator('main :is(h1, h2, h3, p):not(div:has(> h1) ~ div p, details + h3, [aria-hidden])')
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.textContent?.trim() && !text.checkVisibility({ visibilityProperty: true }))
            .map((text) => text.textContent),
        );
      expect(hiddenTexts, path).toEqual([]);
      await expect(page.locator('a:not([href])')).toHaveCount(0);
      await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  });
});
