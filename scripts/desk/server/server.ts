import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { createPhone } from '../phone/phone';
import { phoneAddresses } from '../phone/private-addresses';
import { createDesk } from '../records/desk';
import { createDrafts } from '../records/drafts';
import { createRequests } from '../requests/host-requests';
import { type DeskRecord, type DeskState, PREFIX } from '../shared/protocol';
import { createApi } from './api';
import { bundlePage } from './bundle';
import { createEventStream } from './event-stream';
import { createFirstPageCache } from './first-page';
import { RefusedRequest, rejectionReason, SECURITY_HEADERS } from './guard';
import { createOnline } from './online';
import { createQueue } from './queue';
import { NO_ADDRESS, sendHtml, sendRefusal } from './responses';

export const deskUrl = (port: number) => `http://127.0.0.1:${port}${PREFIX}`;

/**
 * Starts a desk that listens on this computer alone, for the project in `root`. Rejects if another program has the port, and
 * touches nothing then.
 */
export async function startDesk(root: string, port: number) {
  const key = randomBytes(24).toString('base64url');
  const desk = createDesk(root, await listFiles(join(root, 'pages')));
  const drafts = createDrafts(desk);
  /** Steps are taken one after the other, whatever tab they come from. */
  const enqueue = createQueue();
  const state = () => addDrafts(desk.state(), drafts.list());
  const events = createEventStream();
  const online = createOnline(root, async () => {
    const current = await online.state();
    // Going online changes what data/ differs from.
    events.publish({ online: current, ...(current.phase !== 'running' && { state: state() }) });
  });
  /** Files come in one at a time, beside the steps. */
  const enqueueUpload = createQueue();
  const phone = createPhone({
    root,
    deskAddress: deskUrl(port),
    receive: (name, content) => enqueueUpload(() => desk.receivePhoto(name, content)),
    onChange: () => events.publish({ phone: phone.state() }),
    addresses: phoneAddresses,
  });
  const requests = createRequests(root, desk.loadRecords);

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => sendRefusal(response, error));
  });
  // Vite's own connection, for the previewed pages alone; Vite would not ask who they are.
  server.on('upgrade', (request, socket) => {
    if (rejectionReason(request, port) || !request.headers['sec-websocket-protocol']?.startsWith('vite-'))
      socket.destroy();
  });
  await listenOnLocalhost(server, port);
  const recovery = desk.files.rollBack().catch((error) => {
    server.close();
    throw error;
  });
  await recovery;
  // Bundling would else call the preview production.
  process.env.NODE_ENV ??= 'development';
  const ui = bundlePage(root);
  const preview = import('../preview/preview').then(({ startPreview }) =>
    startPreview(root, server, port, drafts.recordsForPage, () => enqueue(async () => {})),
  );
  const firstPage = createFirstPage(root, deskUrl(port));
  const api = createApi({
    root,
    key,
    desk,
    online,
    phone,
    requests,
    inTurn: enqueue,
    enqueueUpload,
    ui,
    state,
    news: events,
  });
  preview
    .then(({ onDataChange }) => {
      firstPage.markReplaced();
      // Between steps, because half of one is nothing to tell. If somebody moves folders about, the result is told.
      onDataChange(() =>
        enqueue(async () => {
          events.publish({ state: state() });
          phone.announceChange();
        }).catch(() => {
          // data/ cannot be read while somebody moves its folders; the change that ends it is told.
        }),
      );
      return firstPage.save();
    })
    .catch(() => {
      // `ready` rejects with it.
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
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
    const html = url.pathname === '/' && firstPage.html();
    return html ? sendHtml(response, html) : (await preview).render(request, response);
  }

  return {
    url: deskUrl(port),
    /** Both halves of the desk: its own page, and the preview. */
    ready: Promise.all([ui, preview]),
    /** Leaves the first page to the next start; everything else ends with the process. */
    async close() {
      online.close();
      phone.close();
      await firstPage.save();
    },
  };
}

/** Listens on this computer alone; rejects if the port is taken. */
const listenOnLocalhost = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

/** Returns the state with the drafts among its records. */
function addDrafts(state: DeskState, drafts: DeskRecord[]): DeskState {
  const version = shortHash(state.version, JSON.stringify(drafts));
  return { ...state, records: [...state.records, ...drafts], version };
}

/** The first page as the last start left it, which is shown until the preview is ready. */
function createFirstPage(root: string, url: string) {
  const page = createFirstPageCache(root);
  const enqueue = createQueue();
  let isReplaced = false;
  return {
    html: () => (isReplaced ? undefined : page.html()),
    markReplaced() {
      isReplaced = true;
    },
    /** Keeps the page for the next start. */
    async save(): Promise<void> {
      if (!isReplaced) return;
      await enqueue(() => page.save(url)).catch(() => {
        // Without it, the next start only takes longer.
      });
    },
  };
}
