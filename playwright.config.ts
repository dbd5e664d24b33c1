import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, findWholeBrowser, LAUNCH_OPTIONS } from './scripts/testing/chromium';

/** URL of the built site, which `npm test` serves. Without it, Playwright serves dist/client/ itself. */
const url = process.env.SITE_URL;

const DESK = 'tests/desk/*.spec.ts';
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The devices of the tests of the site, with the tag of tests that do not run on them. */
const DEVICES = [
  { name: 'desktop', use: DESKTOP, otherTag: /@phone/ },
  { name: 'phone', use: PHONE, otherTag: /@desktop/ },
];

/** Two more workers than cores, because a test that waits for a frame or a timer leaves its core idle. */
const WORKERS = availableParallelism() + 2;
/**
 * Half of the workers, so that two projects run at the same time. A worker serves one project only, and its start takes
 * longer than most tests.
 */
const WORKERS_PER_PROJECT = Math.ceil(WORKERS / 2);

const browser = findBrowser();
const wholeBrowser = findWholeBrowser() ?? browser;
const IN_WHOLE_BROWSER = { launchOptions: { executablePath: wholeBrowser, ...LAUNCH_OPTIONS } };
const WHOLE_BROWSER_TAG = /@whole-browser/;

export default defineConfig({
  testDir: '.',
  // Tests of a component are in its folder; tests of pages are in tests/.
  testMatch: '{components,tests}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: WORKERS,
  // Milliseconds. The limit is for tests that hang: the longest test takes a tenth of it in a whole Chrome, on two
  // cores that build at the same time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  webServer: url
    ? undefined
    : {
        command: 'npx tsx scripts/commands/owner.ts preview --port 0',
        wait: { stdout: /visible sur (?<site_url>\S+) / },
      },
  use: {
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: { executablePath: browser, ...LAUNCH_OPTIONS },
  },
  // A test of the site tagged with a device runs on that device, every other test on both: `npm test`. The tests of the
  // owner's desk have a project of their own: `npm run test:desk`. They run in a whole browser, because the owner opens
  // the desk in one. Tests tagged @whole-browser also run in one, because they test features
  // that the headless shell lacks or simplifies. Examples are printing, the back/forward cache, prefetching, frames of
  // other hosts and failed requests.
  projects: [
    {
      name: 'desk',
      testMatch: DESK,
      use: { ...DESKTOP, ...IN_WHOLE_BROWSER },
      // One worker less, because each worker also runs a desk.
      workers: WORKERS - 1,
    },
    ...DEVICES.map(({ name, use, otherTag }) => ({
      name,
      use,
      testIgnore: DESK,
      grepInvert: wholeBrowser === browser ? otherTag : [otherTag, WHOLE_BROWSER_TAG],
      workers: WORKERS_PER_PROJECT,
    })),
    ...DEVICES.filter(() => wholeBrowser !== browser).map(({ name, use, otherTag }) => ({
      name: `${name}, whole browser`,
      use: { ...use, ...IN_WHOLE_BROWSER },
      testIgnore: DESK,
      grep: WHOLE_BROWSER_TAG,
      grepInvert: otherTag,
      workers: WORKERS_PER_PROJECT,
    })),
  ],
});
