import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_OPTIONS } from './scripts/testing/chromium';

/** URL of the built site, which `npm test` serves. Without it, Playwright serves dist/client/ itself. */
const url = process.env.SITE_URL;

const DESK = 'tests/desk/*.spec.ts';
const DESKTOP = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: '.',
  // Tests of a component are in its folder; tests of pages are in tests/.
  testMatch: '{components,tests}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more worker than cores, because a test that waits for a frame or a timer leaves its core idle.
  workers: availableParallelism() + 1,
  // Milliseconds. The limit is for tests that hang: the longest test takes a tenth of it in a full Chrome, on two cores
  // that build at the same time.
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
    launchOptions: { executablePath: findBrowser(), ...LAUNCH_OPTIONS },
  },
  // A test of the site tagged with a device runs on that device, every other test on both: `npm test`. The tests of the
  // owner's desk have a project of their own: `npm run test:desk`. Tests tagged @whole-browser depend on parts that the
  // headless shell lacks or simplifies: printing, the back/forward cache, prefetching, frames of other hosts, storage and
  // requests that fail. `.ci/run` runs them in a whole browser, too.
  projects: [
    { name: 'desk', testMatch: DESK, use: DESKTOP },
    { name: 'desktop', testIgnore: DESK, grepInvert: /@phone/, use: DESKTOP },
    {
      name: 'phone',
      testIgnore: DESK,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
