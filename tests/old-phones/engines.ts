import { existsSync } from 'node:fs';
import { OLD_CHROMIUMS, type OldChromium, oldChromium } from './binaries';
import type { Browser } from './browser';
import { startChromium } from './chromium';
import { installedFirefox, startFirefox } from './firefox';
import { installedWebKit, startWebKit } from './webkit';

type Engine = { name: string; start: () => Promise<Browser> };

/** The engines that this machine has or can fetch; a line names each of the others and what it lacks. */
export async function availableEngines(): Promise<Engine[]> {
  const engines: Engine[] = [];
  for (const major of Object.keys(OLD_CHROMIUMS) as unknown as OldChromium[]) {
    try {
      const binary = await oldChromium(major);
      engines.push({ name: `Chromium ${major}`, start: () => startChromium(binary) });
    } catch (error) {
      console.warn(`SKIPPED: Chromium ${major}: ${(error as Error).message}.`);
    }
  }
  const firefox = installedFirefox();
  if (firefox) engines.push({ name: 'Firefox', start: () => startFirefox(firefox) });
  else console.warn('SKIPPED: Firefox: not installed (Debian and Ubuntu: apt-get install firefox-esr).');
  const webkit = installedWebKit();
  if (webkit) engines.push({ name: 'WebKitGTK', start: () => startWebKit(webkit) });
  else console.warn('SKIPPED: WebKitGTK: not installed (Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb).');
  if (!existsSync('dist/client/index.html')) throw new Error('dist/client/ is missing: run `npm run build` first.');
  return engines;
}
