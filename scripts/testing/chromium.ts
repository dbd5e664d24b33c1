import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findProgram } from './programs';

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Program names of whole browsers. */
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Locations of browsers on macOS and Windows that are not on the PATH. */
const SYSTEM_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Google/Chrome/Application/chrome.exe'),
];

// Features to disable. `--disable-features` replaces Playwright's own list, so this list repeats Playwright's entries
// that concern pages or traffic. The last two stop a whole Chromium from drawing the popup of its address bar invisibly
// for every page. That drawing took a third of the CPU.
const DISABLED =
  'AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup';

// The window is small, because a whole Chromium draws it although it is invisible. Pages have the viewport that a test
// sets.
const WINDOW = '--window-size=200,200';

/**
 * Launch options of every Chromium in this project. They stop background traffic, and enable the back/forward cache
 * that visitors have.
 */
export const LAUNCH_OPTIONS = {
  args: ['--disable-background-networking', '--disable-component-update', WINDOW, `--disable-features=${DISABLED}`],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * Finds the Chromium for the tests: CHROME_PATH, a browser on the PATH, or Playwright's own. The headless shell comes
 * first, because it opens a page in less than half the time. Returns undefined if none exists.
 */
export function findBrowser(): string | undefined {
  return process.env.CHROME_PATH || findProgram(HEADLESS_SHELL) || findWholeBrowser();
}

/**
 * Finds a Chromium that is not the headless shell, for tests of parts that the shell lacks or simplifies. CHROME_PATH
 * also replaces this browser. Returns undefined if none exists.
 */
export function findWholeBrowser(): string | undefined {
  return (
    process.env.CHROME_PATH ||
    findProgram(...WHOLE_BROWSERS) ||
    SYSTEM_BROWSERS.find(existsSync) ||
    [chromium.executablePath()].find(existsSync)
  );
}

/** Starts the Chromium that `getBrowser` returns. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), ...LAUNCH_OPTIONS });
}

/**
 * Thrown if no browser is installed and the download failed. The message is one sentence with the programs to install.
 */
export class NoBrowserError extends Error {}

/**
 * Returns the path of a Chromium that starts. If the machine has no such Chromium, installs Chromium. Tries
 * Playwright's download first, and then the packages of the system if the user is root. Throws a NoBrowserError with
 * the programs to install, in French and English.
 */
export async function getBrowser(): Promise<string> {
  const browserPath = findBrowser();
  if (browserPath && (await canStart(browserPath))) return browserPath;
  if (process.env.CHROME_PATH) {
    throw new NoBrowserError(
      `CHROME_PATH (${process.env.CHROME_PATH}) ne mène pas à un Chromium qui démarre : corrigez-le ou retirez-le. / ` +
        'CHROME_PATH does not lead to a Chromium that starts: correct it or unset it.',
    );
  }
  for (const [description, command] of installCommands()) {
    console.log(`Pas de Chromium : ${description}…`);
    install(command);
    const installed = findBrowser();
    if (installed && (await canStart(installed))) return installed;
  }
  throw new NoBrowserError(
    'Il manque un navigateur pour les tests : installez Google Chrome ou Chromium, ou indiquez son chemin dans CHROME_PATH. / ' +
      'The tests need a browser: install Google Chrome or Chromium, or name its path in CHROME_PATH.',
  );
}

function installCommands(): [description: string, command: string][] {
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

/**
 * Runs an install command quietly for at most ten minutes. Ignores the exit code, because the caller tests whether a
 * browser starts.
 */
function install(command: string): void {
  spawnSync(command, {
    shell: true,
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

async function canStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
