import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { type Shape, type ShapeName, shapes } from '../components/Picture/slots';
import { cropOf, type Original } from '../components/Picture/srcset';
import { readCatalogue } from '../scripts/build-site/photos/catalogue';
import { EVERY_PAGE, site } from './browser/fixtures';

/** Widths of phones held upright and sideways, tablets and desktops. They include both sides of every breakpoint. */
const WIDTHS = [320, 390, 600, 767, 768, 1023, 1024, 1366, 1920];
/** Returns the heights of such screens: phones, phones held sideways and tablets held upright, laptops, desktops. */
const heightsOf = (width: number) =>
  (width < 600 ? [16 / 9, 2.16] : width < 1024 ? [9 / 16, 4 / 3] : width < 1920 ? [9 / 16, 10 / 16] : [9 / 16]).map(
    (ratio) => Math.round(width * ratio),
  );
/** The aspect ratios of the crops on the pages. */
const RATIOS = Object.fromEntries(
  Object.entries(shapes).map(([name, { ratio = 1 }]: [string, Shape]) => [name, ratio]),
);
/** The phone for which the maximum file sizes apply. */
const PHONE = { viewport: { width: 412, height: 732 }, deviceScaleFactor: 1.75 };

/** Opens pages one after the other without a cache, because Chrome prefers a wider file that it has cached. */
async function visitPages(
  paths: string[],
  browser: Browser,
  screen: BrowserContextOptions,
  inspect: (page: Page, path: string, session: CDPSession) => Promise<void>,
) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // A browser chooses its file before it downloads the file, so no photo needs to load.
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/photos/*'] });
  for (const path of paths) {
    await page.goto(path);
    await inspect(page, path, session);
  }
  await context.close();
}

/** Returns one page of each kind. All town pages, for example, have pictures in the same slots. */
async function findPagesOfEachKind(request: APIRequestContext): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of EVERY_PAGE) {
    const html = await (await request.get(path)).text();
    const sizes = html.match(/ sizes="[^"]*"/g)?.join() ?? '';
    if (!kinds.has(sizes)) kinds.set(sizes, path);
  }
  return [...kinds.values()];
}

/** `shownWidth` is in device pixels. `neededWidth` is in pixels of a screen with at most two pixels per CSS pixel. */
type ShownPicture = { url: string; fileWidth: number; shownWidth: number; neededWidth: number; widestOffered: number };

/**
 * Returns two widths for every picture of the page: the width of the file that the browser chooses, and the number of
 * device pixels that the picture covers.
 */
async function picturesOf(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async (ratios: Record<string, number>) => {
    // A lazy drawing outside a <picture> names its file only when it loads.
    for (const image of Array.from(document.images)) image.loading = 'eager';
    // Replaces each picture, because a loaded one keeps its file when the viewport changes.
    for (const picture of Array.from(document.querySelectorAll('picture')))
      picture.replaceWith(picture.cloneNode(true));
    const images = Array.from(document.images);
    while (!images.every(({ currentSrc }) => currentSrc)) await new Promise((resolve) => setTimeout(resolve));
    return images.map((image) => {
      const url = new URL(image.currentSrc, document.baseURI).pathname;
      const source = Array.from(image.parentElement?.querySelectorAll('source') ?? []).find(({ srcset }) =>
        srcset.includes(url),
      );
      const widths = Array.from(source?.srcset.matchAll(/ (\d+)w/g) ?? [], ([, width]) => Number(width));
      const { width, height } = image.getBoundingClientRect();
      const [, shape = '', fileWidth] = url.match(/-([a-z]+)-(\d+)\.\w+$/i) ?? [];
      const cssWidth = Math.max(width, height * (ratios[shape] ?? 0));
      return {
        url,
        fileWidth: Number(fileWidth),
        shownWidth: Math.floor(cssWidth * devicePixelRatio),
        neededWidth: Math.floor(cssWidth * Math.min(2, devicePixelRatio)),
        widestOffered: Math.max(...widths),
      };
    });
  }, RATIOS);
}

let originals: Promise<Original[]> | undefined;

/** Returns the width of the crop of the original to which this URL belongs. */
async function cropWidthOf(url: string): Promise<number> {
  const [, name, shape] = url.match(/([^/]+)-\w{8}-([a-z]+)-\d+\.\w+$/i) ?? [];
  originals ??= readCatalogue(site.photos, 'data/photos', '.cache/photos').then(({ originals }) =>
    Object.values(originals),
  );
  const original = (await originals).find((candidate) => candidate.name === name);
  return cropOf(original!, shape as ShapeName).width;
}

/**
 * Returns a message for each file that is too narrow or too wide. A file needs one pixel per device pixel, but at most
 * two per CSS pixel. If the original is too small for that, its widest file is enough. A file may be at most 1.6 times
 * as wide as the device pixels shown, or, on a phone in portrait, as the width needed.
 */
async function findWrongChoices(page: Page, pageAndScreen: string): Promise<string[]> {
  const wrongFiles: string[] = [];
  const isUprightPhone = await page.evaluate(() => window.innerWidth < 600);
  for (const { url, fileWidth, shownWidth, neededWidth, widestOffered } of await picturesOf(page)) {
    // A drawing is a vector image. A picture that only a desktop shows does not load elsewhere.
    if (url.endsWith('.svg') || shownWidth === 0) continue;
    const hasPixels =
      fileWidth >= neededWidth || (fileWidth === widestOffered && fileWidth >= (await cropWidthOf(url)));
    const maxWidth = 1.6 * (isUprightPhone ? neededWidth : shownWidth);
    if (!hasPixels || fileWidth > maxWidth) wrongFiles.push(`${pageAndScreen}: ${url} is shown ${shownWidth} px wide`);
  }
  return wrongFiles;
}

test('every picture has enough pixels for its screen, and few more', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  const wrongFiles: string[] = [];
  const inspect = async (page: Page, path: string, session: CDPSession) => {
    const isSizedByHeight = (await page.locator('source[sizes*=vh]').count()) > 0;
    for (const width of WIDTHS)
      for (const height of heightsOf(width).slice(isSizedByHeight ? 0 : -1))
        for (const deviceScaleFactor of width < 768 ? [1, 1.75, 2, 3] : [1, 1.75, 2]) {
          const screen = { width, height, deviceScaleFactor, mobile: false };
          // Changes the size of the same window, which is ten times as fast as opening a new window.
          await session.send('Emulation.setDeviceMetricsOverride', screen);
          wrongFiles.push(...(await findWrongChoices(page, `${path} at ${width}×${height}, DPR ${deviceScaleFactor}`)));
        }
  };
  await visitPages(await findPagesOfEachKind(request), browser, {}, inspect);
  expect(wrongFiles).toEqual([]);
});

test('pictures stay below their maximum file sizes on a phone', {
  tag: '@desktop',
}, async ({ browser }) => {
  const limits: Record<string, number> = {
    'img[fetchpriority=high]': 30_000,
    'img[src*="-card-"]': 12_000,
    'a[data-photo] img': 12_000,
  };
  const wrongFiles: string[] = [];
  const weights = new Map<string, number>();
  const weightOf = async (page: Page, url: string) => {
    if (!weights.has(url)) weights.set(url, (await (await page.request.get(url)).body()).length);
    return weights.get(url)!;
  };
  await visitPages(EVERY_PAGE, browser, PHONE, async (page, path) => {
    wrongFiles.push(...(await findWrongChoices(page, path)));
    const files = await page.evaluate(
      (selectors) => [
        ...selectors.flatMap((selector) =>
          Array.from(
            document.querySelectorAll<HTMLImageElement>(selector),
            ({ currentSrc }) => [selector, currentSrc] as const,
          ),
        ),
        ...Array.from(
          document.querySelectorAll<HTMLAnchorElement>('a[data-photo]'),
          ({ href }) => ['viewer', href] as const,
        ),
      ],
      Object.keys(limits),
    );
    for (const [kind, url] of files) {
      const bytes = await weightOf(page, url);
      if (bytes > (limits[kind] ?? 160_000)) wrongFiles.push(`${path}: ${url} weighs ${bytes} bytes`);
    }
  });
  expect(wrongFiles).toEqual([]);
});

test.describe('on a slow connection', { tag: '@desktop' }, () => {
  test.use(PHONE);

  test('pictures load at most one screen ahead and always in time', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(/\bslow\b/);
    await page.waitForLoadState('networkidle');
    const earlyPictures = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return Array.from(document.images)
        .filter((image) => loaded.includes(image.currentSrc))
        .filter((image) => (image.closest('span') ?? image).getBoundingClientRect().top > 2 * window.innerHeight)
        .map((image) => image.currentSrc);
    });
    expect(earlyPictures).toEqual([]);

    for (const image of await page.locator('picture').all()) await image.locator('..').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(() => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth === 0).length),
      )
      .toBe(0);
  });
});
