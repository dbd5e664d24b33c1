import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** The phone by which everything is measured: a low-end one of 2018. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 732 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** How much slower the phone's processor is than this machine's. */
export const CPU_SLOWDOWN = 6;

/** What a browser reports of its connection (Network Information API): the round trip in milliseconds. */
const CONNECTIONS = {
  slow: { effectiveType: '3g', rtt: 400 },
  fair: { effectiveType: '4g', rtt: 150 },
  fast: { effectiveType: '4g', rtt: 50 },
};

/** A connection as the browser reports it: pages leave out most on a slow one; on a fair one pictures wait until they are near. */
export type Connection = keyof typeof CONNECTIONS;

/** A mobile network to throttle to, with the connection that a browser reports there. */
export type NetworkProfile = { name: string; kbitPerSecond: number; latency: number; connection: Connection };

/** Poor reception in the valley, and the ordinary network (the throttling that Lighthouse calls slow 4G). */
export const NETWORK_PROFILES: NetworkProfile[] = [
  { name: '400 kbit/s, 400 ms', kbitPerSecond: 400, latency: 400, connection: 'slow' },
  { name: '1.6 Mbit/s, 150 ms', kbitPerSecond: 1600, latency: 150, connection: 'fair' },
];

/** A phone with nothing stored and an empty cache, whose browser reports this connection. */
export async function newPhone(
  browser: Browser,
  connection: Connection,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const reported = JSON.stringify({ ...CONNECTIONS[connection], saveData: false });
  // As text: a compiled function may call a helper of the compiler's that the page does not have.
  await context.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'connection', { get: () => Object.assign(new EventTarget(), ${reported}) })`,
  );
  return context;
}

/** Slows a page's network down to a profile. */
export async function throttleNetwork(session: CDPSession, { kbitPerSecond, latency }: NetworkProfile): Promise<void> {
  const throughput = (kbitPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
}
