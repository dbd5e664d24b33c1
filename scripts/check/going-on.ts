import type { Browser, Page } from '@playwright/test';
import { newVisitor } from '../bench/phone';
import type { Finding } from './finding';
import { oneOfEachKind, type Target } from './visit-weights';

const REMEDY = 'see what the browser names, and keep it out of every page';

/** What would make going on or back wait: pages that the back/forward cache refuses, and links that are not fetched ahead. */
export async function slowWays(browser: Browser, url: string, targets: Target[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { path } of oneOfEachKind(targets)) {
    const context = await newVisitor(browser, '4g');
    try {
      const page = await context.newPage();
      await page.goto(url + path, { waitUntil: 'load' });
      const reasons = await refusedBy(page, `${url}/mentions-legales`);
      if (reasons) findings.push({ place: path, problem: `not kept for the way back: ${reasons}`, remedy: REMEDY });
    } finally {
      await context.close();
    }
  }
  return findings;
}

/** Leaves the page and comes back; undefined where it came back as it was, else the browser's reasons. */
async function refusedBy(page: Page, elsewhere: string): Promise<string | undefined> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.setAttribute('data-came-back', String(persisted));
    });
  });
  await page.goto(elsewhere, { waitUntil: 'load' });
  await page.evaluate(() => history.back());
  await page.waitForFunction((left) => location.href !== left && document.readyState === 'complete', elsewhere);
  return page.evaluate(() => {
    if (document.documentElement.getAttribute('data-came-back') === 'true') return undefined;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? 'no reason named');
  });
}
