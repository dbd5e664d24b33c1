import { test as base, expect, type Page } from '@playwright/test';
import { SHOW_DELAY_MS } from '../../components/CookieBanner/show-delay';
import { typesetDeep } from '../../components/typography/typeset';
import { servicePath } from '../../data/model/site/services';
import { townPath } from '../../data/model/site/zones';
import { isDelivered, site } from '../support/site';

export { isDelivered, site };

/** The interface copy as the pages render it, with French typography. */
export const copy = typesetDeep(site.interfaceCopy);

/** A path that does not exist on the site, so that the host answers with the 404 page. */
export const MISSING_PATH = '/rien';

export const EVERY_PAGE = [...site.routes.map(({ path }) => path), MISSING_PATH];

/** The paths of any service page and any town page. */
export const SERVICE = servicePath(site.services.at(-2)!.slug);
export const TOWN = townPath(site.towns.at(-3)!.slug);
/** The page of the town with the longest name. */
export const LONGEST_TOWN_NAME = townPath(site.towns.toSorted((a, b) => b.name.length - a.name.length)[0]!.slug);
/** The page of the service with the section on urgent leaks. */
export const URGENT = new URL(site.urgentLink.href, 'http://localhost').pathname;

/** One page of each kind, because pages of the same kind share markup and styles. */
export const ONE_OF_EACH = [
  ...['/', '/contact', '/zones-intervention', '/realisations', '/mentions-legales'],
  SERVICE,
  TOWN,
  MISSING_PATH,
];

/** A visitor's stored answer to the banner, in the format of the site. */
type StoredConsent = { choice?: string; date?: string };

const CHOICE_KEY = 'cookieConsent';
const DATE_KEY = 'cookieConsentDate';

type Fixtures = {
  /** The stored answer when a test begins. The default is a refusal from the same day, so that no banner appears. */
  consent: StoredConsent;
  /** Console errors that a test expects because it causes them. */
  expectedConsoleErrors: RegExp | undefined;
  watch: void;
};

/** Fails on any error in the console, and on any request to another host that the test itself does not answer. */
export const test = base.extend<Fixtures>({
  consent: [{ choice: 'declined', date: new Date().toISOString() }, { option: true }],
  expectedConsoleErrors: [undefined, { option: true }],

  context: async ({ context, consent }, use) => {
    // Runs once per tab. Playwright's storageState would open an additional page for each test.
    await context.addInitScript(
      (entries) => {
        if (window.name === 'known visitor' || location.protocol === 'about:' || window.top !== window) return;
        window.name = 'known visitor';
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries({ [CHOICE_KEY]: consent.choice, [DATE_KEY]: consent.date }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    await use(context);
  },

  watch: [
    async ({ context, baseURL, expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      const addConsoleError = (text: string, pageUrl: string | undefined) => {
        if (!expectedConsoleErrors?.test(text)) consoleErrors.push(`${pageUrl}: ${text}`);
      };
      // Chromium logs an error for a missing page, which is not a fault. If any other file is missing, the test fails.
      const missingPages = new Set<string>();
      context.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest()) missingPages.add(response.url());
      });
      context.on('console', (message) => {
        const isMissingPage = /status of 404/.test(message.text()) && missingPages.has(message.location().url);
        if (message.type() === 'error' && !isMissingPage) addConsoleError(message.text(), message.page()?.url());
      });
      context.on('weberror', (error) => addConsoleError(String(error.error()), error.page()?.url()));
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!))
          addConsoleError(`request to ${request.url()}`, request.frame().url());
      });
      await use();
      expect(consoleErrors, 'errors in the console and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The bands of a page. Styles may skip a band while it is far from the viewport (components/widgets/far-bands.ts). */
export const BANDS = 'main section, main > div, main > div > div';

/** Opens a page. Waits until the named widgets react to events and every band is laid out. */
export async function open(page: Page, path: string, ...widgets: string[]): Promise<void> {
  await page.goto(path);
  for (const name of ['SiteHeader', ...widgets]) await waitForWidget(page, name);
  await waitForBands(page);
}

/** Waits until every band is laid out, because until then the height of a far band is only an estimate. */
export async function waitForBands(page: Page): Promise<void> {
  await page.waitForFunction(
    (bands) =>
      Array.from(document.querySelectorAll(bands)).every((band) => getComputedStyle(band).contentVisibility !== 'auto'),
    BANDS,
  );
}

/**
 * Opens a page for a visitor who has not answered the cookie banner. The banner opens at the load event instead of one
 * second later, because each test would wait for it. CookieBanner.spec.ts tests the second.
 */
export async function openWithBanner(page: Page, path: string): Promise<void> {
  await page.addInitScript((showDelayMs) => {
    if (location.protocol === 'about:' || window.top !== window) return;
    localStorage.clear();
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: TimerHandler, delay?: number, ...args: unknown[]) =>
        setTimeout(callback, delay === showDelayMs ? 0 : delay, ...args),
    });
  }, SHOW_DELAY_MS);
  await open(page, path);
  await expect(page.getByRole('button', { name: copy.cookieBanner.declined })).toBeVisible();
}

/** Serves a white image for each photo at once, for tests that do not look at photos. */
export const whitenPhotos = (page: Page) =>
  page.route(/\/photos\//, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path fill="#fff" d="M0 0h160v90H0z"/></svg>',
    }),
  );

/** Adds a stylesheet to the page in a way that its Content-Security-Policy allows. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Enlarges only the text of pages opened later, like Firefox's "Zoom Text Only" and the in-app browsers of Android.
 * Unlike a larger default font size, this does not change the em of media queries.
 */
export const enlargeText = (page: Page, times: number) =>
  page.addInitScript((percent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${percent}% !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, times * 106.25);

/** Waits until a widget reacts to events. */
export async function waitForWidget(page: Page, widget: string): Promise<void> {
  // waitFor reacts at once, while an assertion retries only after 100 ms and then after 250 ms.
  await page.locator(`[data-widget^="${widget} "][data-widget-status=ready]`).first().waitFor({ state: 'attached' });
}

/** Returns what the site has stored about the visitor. */
export function readStoredConsent(page: Page): Promise<{ choice: string | null; date: string | null }> {
  return page.evaluate(
    ([choice, date]) => ({ choice: localStorage.getItem(choice!), date: localStorage.getItem(date!) }),
    [CHOICE_KEY, DATE_KEY],
  );
}

/** Goes back without waiting for a load event, because a page from the back/forward cache fires none. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

/** Stops the page's clock. Its timers run only when a test calls `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Delays the code files that the page fetches until the returned function is called. */
export async function delayRequests(page: Page, files: RegExp): Promise<() => void> {
  let releaseRequests = () => {};
  const released = new Promise<void>((done) => {
    releaseRequests = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return releaseRequests;
}

/** All scripts. The second pattern matches only scripts that load after the entry script. */
export const SCRIPTS = /\/assets\/.*\.js$/;
export const CHUNKS = /\/assets\/chunks\/.*\.js$/;
