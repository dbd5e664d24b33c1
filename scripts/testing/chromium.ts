import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findProgram } from './programs';

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

// A second list replaces Playwright's own: its entries that concern pages or traffic, and last what the address bar of a
// whole Chromium draws, unseen, for every page: a third of the processor.
const DISABLED =
  'AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup';

// Unseen, too, is the window, which a whole Chromium draws as well; a page in it has the size that it is given.
const WINDOW = '--window-size=200,200';

/** How every Chromium is started here: without traffic of its own, with the back/forward cache that visitors have. */
export const LAUNCH_OPTIONS = {
  args: ['--disable-background-networking', '--disable-component-update', WINDOW, `--disable-features=${DISABLED}`],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The Chromium to test with: CHROME_PATH, one on the PATH, Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return findProgram(...NAMES) ?? ELSEWHERE.find(existsSync) ?? [chromium.executablePath()].find(existsSync);
}

/** Starts the Chromium that getBrowser finds. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), ...LAUNCH_OPTIONS });
}

/** Says in one sentence what to install where there is no browser and none could be downloaded. */
export class NoBrowserError extends Error {}

/**
 * A Chromium that starts. Where the machine has none, one is installed: Playwright's download first, the system's
 * packages where one may install them. Throws a NoBrowserError that says, in French and English, what to install.
 */
export async function getBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (await starts(found))) return found;
  if (process.env.CHROME_PATH) {
    throw new NoBrowserError(
      `CHROME_PATH (${process.env.CHROME_PATH}) ne mène pas à un Chromium qui démarre : corrigez-le ou retirez-le. / ` +
        'CHROME_PATH does not lead to a Chromium that starts: correct it or unset it.',
    );
  }
  for (const [what, command] of installations()) {
    console.log(`Pas de Chromium : ${what}…`);
    install(command);
    const installed = findBrowser();
    if (installed && (await starts(installed))) return installed;
  }
  throw new NoBrowserError(
    'Il manque un navigateur pour les tests : installez Google Chrome ou Chromium, ou indiquez son chemin dans CHROME_PATH. / ' +
      'The tests need a browser: install Google Chrome or Chromium, or name its path in CHROME_PATH.',
  );
}

function installations(): [what: string, command: string][] {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const download: [string, string] = ['téléchargement par Playwright', 'npx playwright install chromium'];
  if (!mayInstall) return [download];
  return [
    download,
    ['bibliothèques du système', 'npx playwright install-deps chromium'],
    [
      'paquet du système',
      'apt-get update && (apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium)',
    ],
  ];
}

/** Ten minutes at most, quietly: what counts is whether a browser starts afterwards. */
function install(command: string): void {
  spawnSync(command, {
    shell: true,
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
