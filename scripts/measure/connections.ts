import type { CDPSession } from '@playwright/test';
import type { ReportedLine } from './phone';

/** A mobile line, and what Chromium's browsers report of such a one. */
export type Line = { name: string; kbitPerSecond: number; latency: number; reported: ReportedLine };

/** A bad corner of the valley, and its ordinary line (the throttling that Lighthouse calls slow 4G). */
export const LINES: Line[] = [
  { name: '400 kbit/s, 400 ms', kbitPerSecond: 400, latency: 400, reported: 'slow' },
  { name: '1.6 Mbit/s, 150 ms', kbitPerSecond: 1600, latency: 150, reported: 'fair' },
];

/** How much slower than this machine's the phone's processor is. */
export const SLOWER_PROCESSOR = 6;

/** Puts a page on a line, and on a phone's processor. */
export async function throttle(session: CDPSession, { kbitPerSecond, latency }: Line): Promise<void> {
  const throughput = (kbitPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}
