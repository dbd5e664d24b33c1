import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_OPTIONS } from './scripts/testing/chromium';

/** `npm test` builds, serves and names the address; without it, Playwright serves what is in dist/client/ and reads it there. */
const url = process.env.SITE_URL;

const DESK = 'tests/desk/*.spec.ts';
const DESKTOP = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: '.',
  // What a component does stands with it; what holds for pages, in tests/.
  testMatch: '{components,tests}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than cores: a test that waits for a frame or a timer leaves its own to another.
  workers: availableParallelism() + 1,
  // For what hangs: the longest walk takes a tenth of it in a whole Chrome, on two cores that build at the same time.
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
  // A test of the site tagged with a kind of device runs on that one, every other test on both: `npm test`. The owner's desk
  // has its own: `npm run test:desk`.
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
