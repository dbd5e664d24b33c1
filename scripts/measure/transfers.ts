import type { Page } from '@playwright/test';

/** One request of a page: what came back over the line, headers included. */
export type Transfer = { path: string; kind: string; bytes: number };

type Answer = { requestId: string; type: string; response: { url: string } };
type Finished = { requestId: string; encodedDataLength: number };

/** Writes down every request of the page from now on; the list grows as answers arrive. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', (answer) => answers.set(answer.requestId, answer));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Finished) => {
    const answer = answers.get(requestId);
    if (!answer || answer.response.url.startsWith('data:')) return;
    const { pathname } = new URL(answer.response.url);
    transfers.push({ path: pathname, kind: answer.type.toLowerCase(), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Bytes of all transfers, or of one kind: document, script, stylesheet, image, font. */
export function bytesOf(transfers: Transfer[], kind?: string): number {
  return transfers.filter((transfer) => !kind || transfer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}
