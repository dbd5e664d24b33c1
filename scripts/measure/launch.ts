import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../testing/find-browser';

/** A Chromium that keeps to itself; undefined where this machine has none. */
export async function launchChromium(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ['--disable-background-networking', '--disable-component-update'],
    // Visitors have it, and pages must be fit for it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
