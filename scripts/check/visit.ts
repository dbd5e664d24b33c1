import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newVisitor, type ReportedLine } from '../measure/phone';
import { recordTransfers, type Transfer } from '../measure/transfers';

/** A page that is being visited: what it has transferred so far, and the sum of its layout shifts. */
export type Visit = {
  page: Page;
  transfers: Transfer[];
  layoutShift: () => Promise<number>;
  longestTask: () => Promise<number>;
};

type VisitOptions = {
  line: ReportedLine;
  options?: BrowserContextOptions;
  slowerProcessor?: number;
  lateFont?: boolean;
};

/** Milliseconds that a late face lets itself be waited for: longer than any browser blocks text. */
const LATE = 500;

/** Opens an address as a new visitor and looks at it once nothing more is being loaded. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { line, options, slowerProcessor, lateFont }: VisitOptions,
  look: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(browser, line, options);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPerformance);
    const transfers = await recordTransfers(page);
    if (slowerProcessor) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    }
    if (lateFont) {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((come) => setTimeout(come, LATE));
        await route.continue();
      });
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    const total = (name: 'layoutShift' | 'longestTask') => () =>
      page.evaluate((key) => (window as unknown as Watched).watched[key], name);
    return await look({ page, transfers, layoutShift: total('layoutShift'), longestTask: total('longestTask') });
  } finally {
    await context.close();
  }
}

type Watched = { watched: { layoutShift: number; longestTask: number } };

function watchPerformance(): void {
  const watched = { layoutShift: 0, longestTask: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) watched.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestTask = Math.max(watched.longestTask, Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Goes down the page, half a screen at a time, and waits for the pictures that come. */
export async function scrollThrough(page: Page): Promise<void> {
  // No named function in here: the compiler would mark its name with a helper that the page does not have.
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      Array.from(document.images, (image) =>
        image.offsetParent && !image.complete ? image.decode().catch(() => {}) : undefined,
      ),
    );
    await new Promise(requestAnimationFrame);
  });
}
