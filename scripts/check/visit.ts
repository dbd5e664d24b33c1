import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { recordTransfers, type Transfer } from './transfers';

/** The phone for all measurements, a low-end model of 2018. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 732 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** Number of parallel visits for measurements that do not depend on time. Each visit waits longer than it computes. */
export const MAX_CONCURRENT_VISITS = 6;

/** Values of the Network Information API. On a slow connection, pages load less. */
const CONNECTIONS = {
  slow: { effectiveType: '3g', rtt: 400, saveData: false },
  fast: { effectiveType: '4g', rtt: 50, saveData: false },
};

/** Sum of all layout shifts since the navigation started. */
type Timeline = { layoutShift: number };

/** A page in the browser of a new visitor. */
export type Visit = { page: Page; transfers: Transfer[]; timeline: () => Promise<Timeline> };

type VisitOptions = {
  connection: keyof typeof CONNECTIONS;
  context?: BrowserContextOptions;
  /** Delays the heading font for longer than any browser waits before it shows text in another font. */
  lateFont?: boolean;
};

const LATE_DELAY_MS = 500;

/** Opens a URL on a phone with an empty cache and no stored data, waits until loading has ended, and calls `action`. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { connection, context: options, lateFont }: VisitOptions,
  action: (visit: Visit) => Result | Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    // This script is a string, because a compiled function may call a helper of the compiler that does not exist in the
    // page.
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'connection', { get: () => Object.assign(new EventTarget(), ${JSON.stringify(CONNECTIONS[connection])}) })`,
    );
    await page.addInitScript(watchTimeline);
    const transfers = await recordTransfers(page);
    if (lateFont) {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_DELAY_MS));
        await route.continue();
      });
    }
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    const timeline = () => page.evaluate(() => (window as unknown as { timeline: Timeline }).timeline);
    return await action({ page, transfers, timeline });
  } finally {
    await context.close();
  }
}

function watchTimeline(): void {
  const timeline: Timeline = { layoutShift: 0 };
  Object.assign(window, { timeline });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) timeline.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls down the page by half a screen at a time and waits for the pictures that load. */
export async function scrollThrough(page: Page): Promise<void> {
  // The function must not contain a named function, because the compiler would call a helper that does not exist in the
  // page.
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    for (const image of Array.from(document.images)) {
      if (!image.offsetParent || image.complete) continue;
      // An image to the right in a row that scrolls sideways loads only when the visitor scrolls near it.
      image.scrollIntoView({ block: 'nearest', inline: 'center' });
      await image.decode().catch(() => {
        // A broken picture is reported by the check for dead links.
      });
    }
    await new Promise(requestAnimationFrame);
  });
}
