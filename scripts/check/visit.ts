import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { recordTransfers, type Transfer } from './transfers';

/** The phone by which everything is measured: a low-end one of 2018. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 732 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** Visits at once where time is not what is measured: each waits more than it computes. */
export const MAX_CONCURRENT_VISITS = 6;

/** What a browser reports of its connection (Network Information API): on a slow one pages leave out most. */
const CONNECTIONS = {
  slow: { effectiveType: '3g', rtt: 400, saveData: false },
  fast: { effectiveType: '4g', rtt: 50, saveData: false },
};

/** The sum of all layout shifts since the navigation began. */
type Timeline = { layoutShift: number };

/** A page that a new visitor has opened. */
export type Visit = { page: Page; transfers: Transfer[]; timeline: () => Promise<Timeline> };

type VisitOptions = {
  connection: keyof typeof CONNECTIONS;
  context?: BrowserContextOptions;
  /** The heading face comes later than any browser waits for it before it shows text. */
  lateFont?: boolean;
};

const LATE_DELAY_MS = 500;

/** Opens an address on a phone with nothing stored and an empty cache, waits until nothing more is loaded, and looks. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { connection, context: options, lateFont }: VisitOptions,
  look: (visit: Visit) => Result | Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    // As text: a compiled function may call a helper of the compiler's that the page does not have.
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'connection', { get: () => Object.assign(new EventTarget(), ${JSON.stringify(CONNECTIONS[connection])}) })`,
    );
    await page.addInitScript(watchTimeline);
    const transfers = await recordTransfers(page);
    if (lateFont) {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((come) => setTimeout(come, LATE_DELAY_MS));
        await route.continue();
      });
    }
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    const timeline = () => page.evaluate(() => (window as unknown as { timeline: Timeline }).timeline);
    return await look({ page, transfers, timeline });
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

/** Goes down the page, half a screen at a time, and waits for the pictures that come. */
export async function scrollThrough(page: Page): Promise<void> {
  // No named function in here: the compiler would mark its name with a helper that the page does not have.
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    for (const image of Array.from(document.images)) {
      if (!image.offsetParent || image.complete) continue;
      // An image to the right in a row that scrolls sideways loads only when it is near.
      image.scrollIntoView({ block: 'nearest', inline: 'center' });
      await image.decode().catch(() => {
        // A picture that fails is the dead links' business.
      });
    }
    await new Promise(requestAnimationFrame);
  });
}
