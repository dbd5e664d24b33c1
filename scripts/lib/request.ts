export type HttpResponse = {
  url: URL;
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** The decompressed body; empty if it cannot be decompressed. */
  body: Buffer;
};

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;

/**
 * Sends one request: a POST if there is a body, otherwise a GET. Does not follow redirects, so that the caller sees
 * each redirect. Rejects if the host does not answer.
 */
export async function sendRequest(
  url: URL,
  headers: Record<string, string> = {},
  body?: string,
): Promise<HttpResponse> {
  const options = {
    ...{ method: body === undefined ? 'GET' : 'POST', redirect: 'manual' as const },
    headers: { 'user-agent': 'check-online', 'cache-control': 'no-cache', 'accept-encoding': 'identity', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const answer = await fetch(url, body === undefined ? options : { ...options, body }).catch((error: Error) => {
    // `cause` is the network error, for example ENOTFOUND.
    throw error.cause ?? error;
  });
  const content = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
  return { url, status: answer.status, headers: Object.fromEntries(answer.headers), body: Buffer.from(content) };
}

export const isRedirect = ({ status, headers }: HttpResponse) =>
  [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;

/** Follows redirects like a browser and counts them in `redirects`. */
export async function fetchFollowing(
  url: URL,
  headers: Record<string, string> = {},
): Promise<HttpResponse & { redirects: number }> {
  let answer = await sendRequest(url, headers);
  let redirects = 0;
  while (isRedirect(answer) && redirects < MAX_REDIRECTS) {
    answer = await sendRequest(new URL(answer.headers.location ?? '', answer.url), headers);
    redirects += 1;
  }
  return { ...answer, redirects };
}
