import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { type Shape, shapes } from '../components/Picture/slots';
import { routes } from '../data/routes';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Of the crops that pages show. */
const RATIOS = Object.fromEntries(
  Object.entries(shapes).map(([name, { ratio = 1 }]: [string, Shape]) => [name, ratio]),
);
/** The phone by which weights are measured. */
const PHONE = { viewport: { width: 412, height: 732 }, deviceScaleFactor: 1.75 };

/** Opens pages one after the other without a cache: Chrome takes a wider file that it has already. */
async function onPages(
  paths: string[],
  browser: Browser,
  screen: BrowserContextOptions,
  look: (page: Page, path: string) => Promise<void>,
  { fetched = true } = {},
) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (!fetched) await page.route('**/assets/photos/**', (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    await look(page, path);
  }
  await context.close();
}

const everyPage = routes.map(({ path }) => path);

/** One page of each kind: the area pages, say, have their pictures in the same places. */
async function pagesOfEachKind(request: APIRequestContext): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const path of everyPage) {
    const html = await (await request.get(path)).text();
    const places = html.match(/ sizes="[^"]*"/g)?.join() ?? '';
    if (!kinds.has(places)) kinds.set(places, path);
  }
  return [...kinds.values()];
}

type Shown = { url: string; file: number; shown: number; isWidest: boolean };

/** Every picture of the page: how wide the file is that the browser takes, and how many pixels the screen shows of it. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await page.evaluate(() => {
    for (const image of Array.from(document.images)) image.loading = 'eager';
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ currentSrc }) => currentSrc));
  return page.evaluate((ratios: Record<string, number>) => {
    return Array.from(document.images, (image) => {
      const url = new URL(image.currentSrc).pathname;
      const source = Array.from(image.parentElement?.querySelectorAll('source') ?? []).find(({ srcset }) =>
        srcset.includes(url),
      );
      const offered = Array.from(source?.srcset.matchAll(/(\S+) (\d+)w/g) ?? [], ([, address, width]) => ({
        address,
        width: Number(width),
      }));
      const file = offered.find(({ address }) => address === url)?.width ?? 0;
      const { width, height } = image.getBoundingClientRect();
      const ratio = ratios[url.match(/-([a-z]+)-\d+-\w+\.\w+$/i)?.[1] ?? ''] ?? 0;
      return {
        url,
        file,
        shown: Math.floor(Math.max(width, height * ratio) * devicePixelRatio),
        isWidest: file >= Math.max(...offered.map((each) => each.width)),
      };
    });
  }, RATIOS);
}

/** What is wrong with the choice of the files, in words; nothing where every screen pixel has its own. */
async function wrongChoices(page: Page, path: string): Promise<string[]> {
  const isRight = ({ file, shown, isWidest }: Shown) => (file >= shown || isWidest) && file <= 1.6 * shown;
  return (await picturesOf(page))
    .filter((picture) => !isRight(picture))
    .map(({ url, shown }) => `${path}: ${url} is shown ${shown} px wide`);
}

for (const deviceScaleFactor of [1, 1.75, 2, 3]) {
  for (const viewport of SCREENS) {
    const screen = `${viewport.width} px at DPR ${deviceScaleFactor}`;
    test(`${screen}: every picture has the pixels shown, or all of its original, and at most 1.6 times as many`, {
      tag: '@desktop',
    }, async ({ browser, request }) => {
      test.setTimeout(240_000);
      const wrong: string[] = [];
      const paths = await pagesOfEachKind(request);
      const look = async (page: Page, path: string) => {
        wrong.push(...(await wrongChoices(page, path)));
      };
      await onPages(paths, browser, { viewport, deviceScaleFactor }, look, { fetched: false });
      expect(wrong).toEqual([]);
    });
  }
}

test('on a phone of 412 px at DPR 1.75 a hero weighs at most 30 kB, a card or thumbnail 12 kB, a picture of the viewer 160 kB', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const limits: Record<string, number> = {
    'img[fetchpriority=high]': 30_000,
    'img[src*="-card-"]': 12_000,
    'a[data-photo] img': 12_000,
  };
  const wrong: string[] = [];
  await onPages(everyPage, browser, PHONE, async (page, path) => {
    wrong.push(...(await wrongChoices(page, path)));
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
    for (const [what, url] of files) {
      const bytes = (await (await page.request.get(url)).body()).length;
      if (bytes > (limits[what] ?? 160_000)) wrong.push(`${path}: ${url} weighs ${bytes} bytes`);
    }
  });
  expect(wrong).toEqual([]);
});

test.describe('on a slow line', { tag: '@desktop' }, () => {
  test.use(PHONE);

  test('no picture loads that is more than a screen below what is seen, and each one loads in time', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass(/\bslow\b/);
    await page.waitForLoadState('networkidle');
    const early = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return Array.from(document.images)
        .filter((image) => loaded.includes(image.currentSrc))
        .filter((image) => (image.closest('span') ?? image).getBoundingClientRect().top > 2 * window.innerHeight)
        .map((image) => image.currentSrc);
    });
    expect(early).toEqual([]);

    for (const image of await page.locator('picture').all()) await image.locator('..').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(() => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth === 0).length),
      )
      .toBe(0);
  });
});
