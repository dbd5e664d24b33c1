import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Connection, type NetworkProfile, newPhone, throttleNetwork } from './phone';
import { recordTransfers, type Transfer } from './transfers';

/** What has happened since the navigation began: layout shifts summed, times in milliseconds. */
type Timeline = {
  layoutShift: number;
  firstPaint: number;
  largestPaint: number;
  tasks: { start: number; duration: number }[];
};

/** A page that a new visitor has opened. */
export type Visit = { page: Page; transfers: Transfer[]; timeline: () => Promise<Timeline> };

type VisitOptions = {
  connection: Connection;
  context?: BrowserContextOptions;
  network?: NetworkProfile;
  cpuSlowdown?: number;
  /** The heading face comes later than any browser waits for it before it shows text. */
  lateFont?: boolean;
};

const LATE = 500;

/** Opens an address as a new visitor, waits until nothing more is loaded, and looks at the page. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { connection, context: options, network, cpuSlowdown, lateFont }: VisitOptions,
  look: (visit: Visit) => Result | Promise<Result>,
): Promise<Result> {
  const context = await newPhone(browser, connection, options);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTimeline);
    const transfers = await recordTransfers(page);
    const session = await context.newCDPSession(page);
    if (network) await throttleNetwork(session, network);
    if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (lateFont) {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((come) => setTimeout(come, LATE));
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
  const timeline: Timeline = { layoutShift: 0, firstPaint: Number.NaN, largestPaint: Number.NaN, tasks: [] };
  Object.assign(window, { timeline });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) timeline.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) timeline.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') timeline.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) timeline.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
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
