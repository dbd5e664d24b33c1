import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { typeset } from '../../../components/typography/typeset';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { createEventStream } from '../http/event-stream';
import { isFileName, RefusedRequest, readBody, rejectionReasonFor } from '../http/guard';
import { send, sendHtml, sendJson } from '../http/responses';
import { createKey, createWrongKeys, isSameKey } from './access';
import { createPhonePages } from './printed-pages';
import { pageFoot, refusalPage, uploadPage } from './upload-page';
import { MAX_PIECE_BYTES, type Uploads } from './uploads';

/**
 * Limits of the HTTP server, so that slow requests do not block the listener: timeouts in milliseconds, and the header
 * size in bytes.
 */
const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
};
const IDLE_MS = 40_000;
/** Milliseconds between heartbeats of an event stream. They are fewer than IDLE_MS, so that the streams stay open. */
const HEARTBEAT_MS = 15_000;
const MAX_CONNECTIONS = 32;

const PIECE_LIMIT = { maxBytes: MAX_PIECE_BYTES, text: '512 ko par morceau' };
const DESCRIPTION_LIMIT = { maxBytes: 4_096, text: 'une phrase' };

/**
 * The answer to wrong keys and wrong paths. Both get the same answer, so that the answer reveals nothing about the key.
 */
const NOT_FOUND = 'Rien à cette adresse.';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Linked sites do not get the key in the Referer header.
  'Referrer-Policy': 'same-origin',
};

/** Returns a policy that allows only the page's own script and no requests to other hosts. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type ListenerOptions = {
  /** The only address at which the listener listens. It is private. */
  address: string;
  /** The URL of the desk, which renders the site's pages. */
  deskAddress: string;
  root: string;
  uploads: Uploads;
  /** Returns the version of data/, which each page of the preview contains; undefined while it cannot be read. */
  version(): string | undefined;
  /** Limits of the HTTP server; SERVER_LIMITS by default. */
  timeouts?: typeof SERVER_LIMITS;
  /** The listener calls this when a phone opens a page. */
  onVisit(): void;
  /** The listener calls this at the fifth wrong key within a minute. */
  onAttack(): void;
};

export type Listener = Awaited<ReturnType<typeof listenForPhone>>;

/**
 * Starts the listener for the phone with a new key, at a free port. With the key, a phone gets the upload page, sends
 * pictures, and sees the site's printed pages. Any other path gets 404, and requests from other sites get 403. Rejects
 * if the listener cannot listen at the address.
 */
export async function listenForPhone(options: ListenerOptions) {
  const { address, deskAddress, root, uploads, version, timeouts = SERVER_LIMITS, onVisit, onAttack } = options;
  const key = createKey();
  const wrongKeys = createWrongKeys();
  const events = createEventStream();
  let host = '';

  const server = createServer(timeouts, (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(request, response).catch((error) => refuse(request, response, error));
  });
  server.timeout = IDLE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, address, resolve));
  const { port } = server.address() as { port: number };
  host = `${isIPv6(address) ? `[${address}]` : address}:${port}`;
  /** Sends the version of data/. A page that shows another version reloads itself. */
  const publishVersion = (to?: ServerResponse[]) => events.publish({ version: version() }, to);
  const heartbeat = setInterval(() => publishVersion(), HEARTBEAT_MS);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reason = rejectionReasonFor([host], request, NOT_FOUND);
    if (reason) throw new RefusedRequest(403, NOT_FOUND);
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const [, givenKey = '', section = '', ...rest] = path.split('/');
    if (!isSameKey(givenKey, key)) {
      if (wrongKeys.add(givenKey)) setImmediate(onAttack);
      throw new RefusedRequest(404, NOT_FOUND);
    }
    const prefix = `/${givenKey}`;
    // The page's relative paths need a trailing slash.
    if (path === prefix && request.method === 'GET')
      return void response.writeHead(302, { Location: `${prefix}/` }).end();
    const route = `${request.method} ${section}`;
    if (route === 'GET ' && rest.length === 0) return showUploadPage(response);
    if (route === 'GET follow') return follow(response);
    if (route === 'GET site') return showSite(response, prefix, `/${rest.join('/')}`, query);
    const [id = ''] = rest;
    if (rest.length === 1 && /^[0-9a-f]{1,32}$/.test(id)) {
      if (route === 'GET photo') return sendJson(response, uploads.progress(id));
      if (route === 'POST photo') return receivePiece(request, response, id, new URLSearchParams(query));
      if (route === 'POST description') return receiveDescription(request, response, id);
    }
    throw new RefusedRequest(404, NOT_FOUND);
  }

  function showUploadPage(response: ServerResponse): void {
    const nonce = createKey();
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
    onVisit();
    sendHtml(response, uploadPage(nonce, MAX_PIECE_BYTES));
  }

  async function showSite(response: ServerResponse, prefix: string, path: string, query: string): Promise<void> {
    const pages = pagesFor(prefix);
    const file = await pages.file(query ? `${path}?${query}` : path);
    if (file) {
      if (file.type.startsWith('image/'))
        response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      return send(response, file.type, file.content);
    }
    const nonce = createKey();
    const page = await pages.page(path, pageFoot(nonce, prefix));
    if (!page) throw new RefusedRequest(404, NOT_FOUND);
    response.statusCode = page.status;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
    onVisit();
    sendHtml(response, page.html);
  }

  /** Access to the pages by prefix, because the links of a page keep the spelling of the key in the phone's URL. */
  const pagesByPrefix = new Map<string, ReturnType<typeof createPhonePages>>();
  function pagesFor(prefix: string) {
    const pages = pagesByPrefix.get(prefix) ?? createPhonePages(deskAddress, root, `${prefix}/site`);
    pagesByPrefix.set(prefix, pages);
    return pages;
  }

  function follow(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    events.add(response);
    // data/ may have changed since the page was rendered.
    publishVersion([response]);
  }

  async function receivePiece(request: IncomingMessage, response: ServerResponse, id: string, query: URLSearchParams) {
    const name = query.get('name') ?? '';
    if (!isFileName(name)) throw new RefusedRequest(400, 'Ce n’est pas le nom d’une photo.');
    const [size, start] = [Number(query.get('size')), Number(query.get('start'))];
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    // A piece that is too large is refused before its body is read.
    if (!(length <= MAX_PIECE_BYTES)) throw new RefusedRequest(413, 'Ce morceau de photo est trop gros.');
    const content = await readBody(request, PIECE_LIMIT);
    // A lost connection leaves an incomplete piece.
    if (content.length !== length) throw new RefusedRequest(400, 'Ce morceau de photo est incomplet.');
    sendJson(response, await uploads.addPiece(id, { name, size, start }, content));
  }

  async function receiveDescription(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    uploads.describe(id, (await readBody(request, DESCRIPTION_LIMIT)).toString('utf8'));
    sendJson(response, {});
  }

  return {
    /** The URL that the phone opens, with the key. */
    url: `http://${host}/${key}/`,
    /** Sends the version of data/ to the open pages of the site, so that outdated pages reload. */
    announceChange: () => publishVersion(),
    close(): void {
      clearInterval(heartbeat);
      events.end({ end: true });
      server.close();
      // The connections close later, so that the last event reaches the phone.
      setImmediate(() => server.closeAllConnections());
    },
  };
}

/**
 * Answers a failed request with a sentence. Logs only the name of an error, because its message may contain the key.
 */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const sentence = SentenceError.is(error) ? error.message : undefined;
  // Aborted requests are not logged, because phones lose their connection often.
  if (!sentence && !request.destroyed) console.error('phone:', (error as Error).name);
  if (response.headersSent) return void response.destroy();
  response.statusCode = error instanceof RefusedRequest ? error.status : 500;
  if (!request.complete) {
    response.setHeader('Connection', 'close');
    // The rest of the body is not read, so the connection ends after the response.
    response.once('finish', () => request.destroy());
  }
  const refused = typeset(sentence ?? 'Le bureau n’a pas pu le faire.');
  // The owner has typed the address, and reads the answer in his browser.
  if (request.headers.accept?.includes('text/html')) {
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    sendHtml(response, refusalPage(refused));
  } else sendJson(response, { refused });
}
