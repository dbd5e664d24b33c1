import { OLD_CHROMIUMS, type OldChromium, oldChromium } from './binaries';
import type { Browser } from './browser';
import { startChromium } from './chromium';
import { installedFirefox, startFirefox } from './firefox';
import { installedWebKit, startWebKit } from './webkit';

/** Starts a new browser of an engine that this machine has installed. */
type Engine = () => Promise<Browser>;

const chromiumEngines = (Object.keys(OLD_CHROMIUMS) as unknown as OldChromium[]).map(
  (major) => [`Chromium ${major}`, () => findChromium(major)] as const,
);

/** The engines that run the journeys. Each function throws a sentence if this machine lacks the engine. */
export const ENGINES: Record<string, () => Promise<Engine>> = {
  ...Object.fromEntries(chromiumEngines),
  Firefox: async () => {
    const firefox = installedFirefox();
    if (!firefox) throw new Error('not installed (Debian and Ubuntu: apt-get install firefox-esr)');
    return () => startFirefox(firefox);
  },
  WebKitGTK: async () => {
    const webkit = installedWebKit();
    if (!webkit) throw new Error('not installed (Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb)');
    return () => startWebKit(webkit);
  },
};

async function findChromium(major: OldChromium): Promise<Engine> {
  const binary = await oldChromium(major);
  return () => startChromium(binary);
}
