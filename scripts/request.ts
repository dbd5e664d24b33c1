import * as http from 'node:http';
import * as https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export type HttpResponse = {
  url: URL;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** As it was served, compressed perhaps. */
  body: Buffer;
};

const TIMEOUT = 20_000;
const MOST_REDIRECTS = 5;

/** Sends one request, a POST where it has a body, and follows no redirect, so that each can be seen. Rejects where no answer comes. */
export function ask(url: URL, headers: Record<string, string> = {}, body?: string): Promise<HttpResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'user-agent': 'check-online', 'cache-control': 'no-cache', ...headers },
        timeout: TIMEOUT,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const plain = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            url,
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(plain),
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('ETIMEDOUT')));
    sent.on('error', reject);
    sent.end(body);
  });
}

export const isRedirect = ({ status, headers }: HttpResponse) =>
  [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;

/** Follows redirects as a browser would; `redirects` counts them. */
export async function fetchFollowing(
  url: URL,
  headers: Record<string, string> = {},
): Promise<HttpResponse & { redirects: number }> {
  let answer = await ask(url, headers);
  let redirects = 0;
  while (isRedirect(answer) && redirects < MOST_REDIRECTS) {
    answer = await ask(new URL(answer.headers.location ?? '', answer.url), headers);
    redirects += 1;
  }
  return { ...answer, redirects };
}

const DECOMPRESSORS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The body as it was before compression; as it came, where it cannot be decompressed. */
export function decoded({ headers, body }: HttpResponse): Buffer {
  try {
    return DECOMPRESSORS[headers['content-encoding'] ?? '']?.(body) ?? body;
  } catch {
    return body;
  }
}
