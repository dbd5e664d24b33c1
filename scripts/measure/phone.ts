import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The phone by which everything is measured: a low-end one of 2018. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 732 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** What a browser says of its line, a round trip in milliseconds. */
const REPORTS = {
  slow: { effectiveType: '3g', rtt: 400 },
  fair: { effectiveType: '4g', rtt: 150 },
  fast: { effectiveType: '4g', rtt: 50 },
};

/** A line as its browser reports it to the page: pages spare a slow one most, a fair one the heading face. */
export type ReportedLine = keyof typeof REPORTS;

/** A new visitor, with nothing stored and an empty cache, on a line that the browser reports so. */
export async function newVisitor(
  browser: Browser,
  line: ReportedLine,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const connection = JSON.stringify({ ...REPORTS[line], saveData: false });
  // As text: a compiled function may call a helper of the compiler's that the page does not have.
  await context.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'connection', { get: () => Object.assign(new EventTarget(), ${connection}) })`,
  );
  return context;
}
