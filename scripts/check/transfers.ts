import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { brotliOptions } from '../build-site/hosting/compress';

/** Request of a page, with the bytes of its response, including headers. */
export type Transfer = { path: string; kind: string; bytes: number };

type Response = { requestId: string; type: string; response: { url: string } };
type Finished = { requestId: string; encodedDataLength: number };

/** The icon of a page is not counted, because a whole Chromium requests it and the headless shell does not. */
const ICON = /^\/favicon\./;

/** Records every request of the page from now on. The returned list grows as responses arrive. */
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

/** Returns the total bytes of the transfers. */
export function bytesOf(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Returns the bytes of a built file as a host sends it, without headers. Counts the compressed copy if the copy exists.
 */
export function sentBytes(folder: string, path: string): number {
  const copy = statSync(join(folder, `${path}.br`), { throwIfNoEntry: false });
  return (copy ?? statSync(join(folder, path))).size;
}

/** Compresses a text like the copies in the built folder. */
export function compressBrotli(content: string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, brotliOptions(bytes));
}
