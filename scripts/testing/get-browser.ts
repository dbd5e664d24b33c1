import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser';

/** One sentence for who has no browser and cannot be given one. */
export class NoBrowserError extends Error {}

/**
 * A Chromium that starts. Where the machine has none, it is got: Playwright's download first, the system's packages
 * where one may install them. Throws a NoBrowserError that says, in French and English, what to install.
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
  for (const [what, command] of ways()) {
    console.log(`Pas de Chromium : ${what}…`);
    run(command);
    const got = findBrowser();
    if (got && (await starts(got))) return got;
  }
  throw new NoBrowserError(
    'Il manque un navigateur pour les tests : installez Google Chrome ou Chromium, ou indiquez son chemin dans CHROME_PATH. / ' +
      'The tests need a browser: install Google Chrome or Chromium, or name its path in CHROME_PATH.',
  );
}

function ways(): [what: string, command: string][] {
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
function run(command: string): void {
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
