import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { createEventStream } from '../http/event-stream';
import { RefusedRequest, rejectionReason, SECURITY_HEADERS } from '../http/guard';
import { NO_ADDRESS, sendHtml, sendRefusal } from '../http/responses';
import { createPhone } from '../phone/phone';
import { phoneAddresses } from '../phone/private-addresses';
import { createDesk } from '../records/desk';
import { createDrafts } from '../records/drafts';
import { createRequests } from '../requests/host-requests';
import { type DeskRecord, type DeskState, PREFIX } from '../shared/protocol';
import { createQueue } from '../shared/queue';
import { createApi } from './api';
import { bundlePage } from './bundle';
import { createFirstPageCache } from './first-page';
import { createOnline } from './online';

export const deskUrl = (port: number) => `http://127.0.0.1:${port}${PREFIX}`;

/**
 * Starts a desk that listens on this computer alone, for the project in `root`. Rejects without changing anything if
 * another program has the port.
 */
export async function startDesk(root: string, port: number) {
  const key = randomBytes(24).toString('base64url');
  const desk = createDesk(root, await listFiles(join(root, 'pages')));
  const drafts = createDrafts(desk);
  /** Runs the actions of all tabs in sequence. */
  const enqueue = createQueue();
  const version = () => versionWith(desk.version(), drafts.list());
  const state = () => addDrafts(desk.state(), drafts.list());
  const events = createEventStream();
  const online = createOnline(root, async () => {
    const onlineState = await online.state();
    // A deployment changes the baseline of the list of changes.
    events.publish({ online: onlineState, ...(onlineState.phase !== 'running' && { state: state() }) });
  });
  /** Receives files in sequence, without delaying record actions. */
  const enqueueUpload = createQueue();
  const phone = createPhone({
    root,
    deskAddress: deskUrl(port),
    version: () => {
      try {
        return version();
      } catch {
        // data/ cannot be read while its folders are being moved.
        return undefined;
      }
    },
    receive: (name, content) => enqueueUpload(() => desk.receivePhoto(name, content)),
    onChange: () => events.publish({ phone: phone.state() }),
    addresses: phoneAddresses,
  });
  const requests = createRequests(root, desk.loadRecords);

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => sendRefusal(response, error));
  });
  // Accepts only Vite's WebSocket for the preview. Checks its origin, because Vite would not check it.
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
  // NODE_ENV is set before bundling, which would set it to production for the preview as well.
  process.env.NODE_ENV ??= 'development';
  const ui = bundlePage(root);
  const preview = import('../preview/preview').then(({ startPreview }) =>
    startPreview(root, server, port, {
      version,
      recordsForPage: drafts.recordsForPage,
      whenStepsWritten: () => enqueue(async () => {}),
    }),
  );
  const firstPage = createFirstPage(root, deskUrl(port));
  const api = createApi({
    root,
    key,
    desk,
    online,
    phone,
    requests,
    enqueue,
    enqueueUpload,
    ui,
    state,
    events,
  });
  preview
    .then(({ onDataChange }) => {
      firstPage.markReplaced();
      // The state goes through the queue, so that no half-written step is sent.
      onDataChange(() =>
        enqueue(async () => {
          events.publish({ state: state() });
          phone.announceChange();
        }).catch(() => {
          // data/ cannot be read while its folders are being moved. The last change sends the result.
        }),
      );
      return firstPage.save();
    })
    .catch(() => {
      // `ready` rejects with the same error.
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const foreign = rejectionReason(request, port);
    if (foreign) throw new RefusedRequest(403, foreign);
    // Requests wait until an interrupted step has been rolled back.
    await recovery;
    // Vite would parse a path such as `//x` differently.
    if (!/^\/(?![/\\])/.test(request.url ?? '')) throw new RefusedRequest(404, NO_ADDRESS);
    const url = new URL(request.url ?? '/', 'http://desk');
    // Vite serves tools under `/__`; one of them opens files in an editor on this computer.
    if (url.pathname.startsWith('/__')) throw new RefusedRequest(404, NO_ADDRESS);
    if (url.pathname.startsWith(PREFIX)) return api(request, response, url);
    const html = url.pathname === '/' && firstPage.html();
    return html ? sendHtml(response, html) : (await preview).render(request, response);
  }

  return {
    url: deskUrl(port),
    /** Resolves when the desk's page and the preview are ready. */
    ready: Promise.all([ui, preview]),
    /** Saves the home page for the next start, and ends the deployment and the phone's access. */
    async close() {
      online.close();
      phone.close();
      await firstPage.save();
    },
  };
}

/** Listens on 127.0.0.1 only. Rejects if the port is taken. */
const listenOnLocalhost = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

/** Returns the version of data/ and the drafts. */
const versionWith = (dataVersion: string, drafts: DeskRecord[]) => shortHash(dataVersion, JSON.stringify(drafts));

/** Adds the drafts to the records and to the version of the state. */
const addDrafts = (state: DeskState, drafts: DeskRecord[]): DeskState => ({
  ...state,
  records: [...state.records, ...drafts],
  version: versionWith(state.version, drafts),
});

/** Creates access to the cached home page, which is shown until the preview is ready. */
function createFirstPage(root: string, url: string) {
  const page = createFirstPageCache(root);
  const enqueue = createQueue();
  let isReplaced = false;
  return {
    html: () => (isReplaced ? undefined : page.html()),
    markReplaced() {
      isReplaced = true;
    },
    /** Saves the page for the next start, if the preview has already replaced the cached page. */
    async save(): Promise<void> {
      if (!isReplaced) return;
      await enqueue(() => page.save(url)).catch(() => {
        // Without the saved page, the next start only takes longer.
      });
    },
  };
}
