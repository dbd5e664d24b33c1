import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program';

/** The shell without a window first: it opens a page in less than half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where macOS and Windows keep a browser that is on no PATH. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/** The Chromium to test with: CHROME_PATH, one on the PATH, Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return findProgram(...NAMES) ?? ELSEWHERE.find(existsSync) ?? [chromium.executablePath()].find(existsSync);
}
