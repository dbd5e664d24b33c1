import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { createPhone } from '../phone/phone';
import { phoneAddresses } from '../phone/private-addresses';
import { createDesk } from '../records/desk';
import { draftsOf } from '../records/drafts';
import { createRequests } from '../requests/host-requests';
import { type DeskRecord, type DeskState, PREFIX } from '../shared/protocol';
import { createApi } from './api';
import { bundle } from './bundle';
import { createNews } from './event-stream';
import { firstPage } from './first-page';
import { HEADERS, RefusedRequest, rejectionReason } from './guard';
import { createOnline } from './online';
import { createQueue } from './queue';
import { NO_ADDRESS, sendHtml, sendRefusal } from './responses';

export const addressOf = (port: number) => `http://127.0.0.1:${port}${PREFIX}`;

/**
 * Starts a desk that listens on this computer alone, for the project in `root`. Rejects if another program has the port, and
 * touches nothing then.
 */
export async function startDesk(root: string, port: number) {
  const key = randomBytes(24).toString('base64url');
  const desk = createDesk(root, await listFiles(join(root, 'pages')));
  const drafts = draftsOf(desk);
  /** Steps are taken one after the other, whatever tab they come from. */
  const enqueue = createQueue();
  const state = () => addDrafts(desk.state(), drafts.all());
  const news = createNews();
  const online = createOnline(root, async () => {
    const now = await online.state();
    // Going online changes what data/ differs from.
    news.tell({ online: now, ...(now.phase !== 'running' && { state: state() }) });
  });
  /** Files come in one at a time, beside the steps. */
  const inFileTurn = createQueue();
  const phone = createPhone({
    root,
    deskAddress: addressOf(port),
    receive: (name, content) => inFileTurn(() => desk.receivePhoto(name, content)),
    tell: () => news.tell({ phone: phone.state() }),
    addresses: phoneAddresses,
  });
  const requests = createRequests(root, desk.reading);

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => sendRefusal(response, error));
  });
  // Vite's own connection, for the previewed pages alone; Vite would not ask who they are.
  server.on('upgrade', (request, socket) => {
    if (rejectionReason(request, port) || !request.headers['sec-websocket-protocol']?.startsWith('vite-'))
      socket.destroy();
  });
  await listenHere(server, port);
  const recovery = desk.files.takeBack().catch((error) => {
    server.close();
    throw error;
  });
  await recovery;
  // Bundling would else call the preview production.
  process.env.NODE_ENV ??= 'development';
  const ui = bundle(root);
  const preview = import('../preview/preview').then(({ startPreview }) =>
    startPreview(root, server, port, drafts.readingOn, () => enqueue(async () => {})),
  );
  const first = createFirstPage(root, addressOf(port));
  const api = createApi({
    root,
    key,
    desk,
    online,
    phone,
    requests,
    inTurn: enqueue,
    enqueueUpload: inFileTurn,
    ui,
    state,
    news,
  });
  preview
    .then(({ onDataChange }) => {
      first.yieldTo();
      // Between steps, because half of one is nothing to tell. If somebody moves folders about, the result is told.
      onDataChange(() =>
        enqueue(async () => {
          news.tell({ state: state() });
          phone.tellChange();
        }).catch(() => {
          // data/ cannot be read while somebody moves its folders; the change that ends it is told.
        }),
      );
      return first.keep();
    })
    .catch(() => {
      // `ready` rejects with it.
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const foreign = rejectionReason(request, port);
    if (foreign) throw new RefusedRequest(403, foreign);
    // A request that comes before the desk is ready is answered when it is.
    await recovery;
    // Vite would read such an address in another way.
    if (!/^\/(?![/\\])/.test(request.url ?? '')) throw new RefusedRequest(404, NO_ADDRESS);
    const url = new URL(request.url ?? '/', 'http://desk');
    // Vite has tools of its own at such addresses; one opens a file in whatever editor this computer has.
    if (url.pathname.startsWith('/__')) throw new RefusedRequest(404, NO_ADDRESS);
    if (url.pathname.startsWith(PREFIX)) return api(request, response, url);
    const html = url.pathname === '/' && first.html();
    return html ? sendHtml(response, html) : (await preview).render(request, response);
  }

  return {
    url: addressOf(port),
    /** Both halves of the desk: its own page, and the preview. */
    ready: Promise.all([ui, preview]),
    /** Leaves the first page to the next start; everything else ends with the process. */
    async close() {
      online.close();
      phone.close();
      await first.keep();
    },
  };
}

/** Listens on this computer alone; rejects if the port is taken. */
const listenHere = (server: Server, port: number) =>
  new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });

/** Returns the state with the drafts among its records. */
function addDrafts(state: DeskState, drafts: DeskRecord[]): DeskState {
  const version = shortHash(state.version, JSON.stringify(drafts));
  return { ...state, records: [...state.records, ...drafts], version };
}

/** The first page as the last start left it, which is shown until the preview is ready. */
function createFirstPage(root: string, address: string) {
  const page = firstPage(root);
  const inTurn = createQueue();
  let isReplaced = false;
  return {
    html: () => (isReplaced ? undefined : page.html()),
    yieldTo() {
      isReplaced = true;
    },
    /** Keeps the page for the next start. */
    async keep(): Promise<void> {
      if (!isReplaced) return;
      await inTurn(() => page.keep(address)).catch(() => {
        // Without it, the next start only takes longer.
      });
    },
  };
}
