import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { brotliOptions } from '../build-site/hosting/compress';

/** One request of a page: the bytes that came back, headers included. */
export type Transfer = { path: string; kind: string; bytes: number };

type Response = { requestId: string; type: string; response: { url: string } };
type Finished = { requestId: string; encodedDataLength: number };

/** A whole Chromium asks for the page's icon, the headless shell does not: it is counted for neither. */
const ICON = /^\/favicon\./;

/** Writes down every request of the page from now on; the list grows as responses arrive. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, Response>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', (received) => responses.set(received.requestId, received));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Finished) => {
    const received = responses.get(requestId);
    if (!received || received.response.url.startsWith('data:')) return;
    const { pathname } = new URL(received.response.url);
    if (ICON.test(pathname)) return;
    transfers.push({ path: pathname, kind: received.type.toLowerCase(), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Bytes of all transfers. */
export function bytesOf(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes of a file of the built folder as a host sends it, without headers: of its compressed copy, where it has one. */
export function sentBytes(folder: string, path: string): number {
  const copy = statSync(join(folder, `${path}.br`), { throwIfNoEntry: false });
  return (copy ?? statSync(join(folder, path))).size;
}

/** Compresses as the copies in the built folder are. */
export function brotli(content: string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, brotliOptions(bytes));
}
