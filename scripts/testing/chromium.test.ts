import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { findBrowser, findWholeBrowser } from './chromium';

const path = scratchFolder();

/** Puts programs with these names on the PATH, and no others. */
function installPrograms(...names: string[]): void {
  mkdirSync(path('bin'), { recursive: true });
  for (const name of names) {
    writeFileSync(path(join('bin', name)), '');
    chmodSync(path(join('bin', name)), 0o755);
  }
  vi.stubEnv('PATH', path('bin'));
}

beforeEach(() => {
  vi.stubEnv('CHROME_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('findBrowser() and findWholeBrowser()', () => {
  test('return the headless shell and the whole browser if both are installed', () => {
    installPrograms('chromium-headless-shell', 'chromium');
    expect(findBrowser()).toBe(path('bin/chromium-headless-shell'));
    expect(findWholeBrowser()).toBe(path('bin/chromium'));
  });

  test('return the same browser if only a whole browser is installed', () => {
    installPrograms('google-chrome');
    expect(findBrowser()).toBe(path('bin/google-chrome'));
    expect(findWholeBrowser()).toBe(findBrowser());
  });

  test('return the browser of CHROME_PATH', () => {
    installPrograms('chromium-headless-shell', 'chromium');
    vi.stubEnv('CHROME_PATH', '/opt/browser');
    expect([findBrowser(), findWholeBrowser()]).toEqual(['/opt/browser', '/opt/browser']);
  });
});
