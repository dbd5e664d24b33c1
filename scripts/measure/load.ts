import type { Browser } from '@playwright/test';
import { type Line, throttle } from './connections';
import { newVisitor } from './phone';
import { bytesOf, recordTransfers, type Transfer } from './transfers';

/** One load of a page: times in milliseconds since the navigation began. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  requests: number;
  bytes: number;
  transfers: Transfer[];
};

type Watched = { watched: { largestPaint: number; tasks: { start: number; duration: number }[] } };

/** Loads an address as a new visitor on this line, and waits until nothing more comes. */
export async function load(browser: Browser, url: string, line: Line): Promise<Load> {
  const context = await newVisitor(browser, line.reported);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const transfers = await recordTransfers(page);
    await throttle(await context.newCDPSession(page), line);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    const { firstPaint, watched } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      watched: (window as unknown as Watched).watched,
    }));
    const blocking = watched.tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      firstPaint,
      largestPaint: watched.largestPaint,
      blocking,
      requests: transfers.length,
      bytes: bytesOf(transfers),
      transfers,
    };
  } finally {
    await context.close();
  }
}

function watchPaints(): void {
  const watched: Watched['watched'] = { largestPaint: 0, tasks: [] };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
