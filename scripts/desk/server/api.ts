import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import type { EventStream } from '../http/event-stream';
import { RefusedRequest, readJson, readUpload, requireKey } from '../http/guard';
import { NO_ADDRESS, send, sendHtml, sendJson } from '../http/responses';
import type { Phone } from '../phone/phone';
import type { Desk } from '../records/desk';
import { createPages } from '../records/towns-and-services';
import type { Requests } from '../requests/host-requests';
import { type DeskState, type FileKind, PREFIX } from '../shared/protocol';
import type { Queue } from '../shared/queue';
import { type Action, actionsOf } from './actions';
import { createBackup } from './backup';
import { createFormSchemas } from './form-schemas';
import type { Online } from './online';

/** Actions that write no record and may be slow, so that editing continues meanwhile. */
const UNQUEUED_ACTIONS: Action[] = ['go-online', 'try-host', 'phone', 'photo-taken', 'read-requests', 'delete-request'];

/** The parts of the desk that its routes use. */
type ApiContext = {
  root: string;
  /** The CSRF token of this start, which every writing request must send. */
  key: string;
  desk: Desk;
  online: Online;
  phone: Phone;
  requests: Requests;
  /** Runs record actions in sequence. */
  enqueue: Queue;
  /** Receives files in sequence, without delaying record actions. */
  enqueueUpload: Queue;
  /** The folder of the desk's page. */
  ui: Promise<string>;
  state: () => DeskState;
  events: EventStream;
};

/** Creates the handler of the desk's own routes, which are its page, events, file uploads and actions. */
export function createApi(context: ApiContext) {
  const { root, key, desk, online, phone, requests, enqueue, enqueueUpload, ui, state, events } = context;
  const actions = actionsOf(desk, createPages(desk), online, phone, requests);
  const receive = { photo: desk.receivePhoto, pdf: desk.receivePdf };
  const schemas = createFormSchemas();

  const getRoutes: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    '': (response) => sendHtml(response, document(key)),
    'app.js': async (response) => send(response, 'text/javascript', await readFile(join(await ui, 'app.js'))),
    'app.css': async (response) => send(response, 'text/css', await readFile(join(await ui, 'app.css'))),
    backup: (response) => {
      response.setHeader('Content-Disposition', `attachment; filename="copie-du-site-${dayOfBuild()}.zip"`);
      // The browser reports a download that is cut off.
      return pipeline(Readable.from(createBackup(root)), response).catch(() => void response.destroy());
    },
    alive: (response) => sendJson(response, { folder: realpathSync.native(root) }),
    events: async (response) => {
      // Each new connection gets the whole state first and only changes later, also after a lost connection.
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      events.publish({ schemas, state: state(), online: await online.state(), phone: phone.state() }, [response]);
      events.add(response);
    },
  };

  /** Sends a photo as a small, upright thumbnail. */
  async function showPhoto(response: ServerResponse, name: string): Promise<void> {
    const picture = await desk.createThumbnail(name);
    if (!picture) throw new RefusedRequest(404, "Cette photo n'est pas dans data/photos/.");
    send(response, 'image/webp', picture);
  }

  async function receiveFile(request: IncomingMessage, response: ServerResponse, kind: FileKind, url: URL) {
    const [name, record] = [url.searchParams.get('name') ?? '', url.searchParams.get('for') ?? undefined];
    const content = await readUpload(request, kind, name);
    sendJson(response, await enqueueUpload(() => receive[kind](name, content, record)));
  }

  async function act(request: IncomingMessage, response: ServerResponse, action: Action): Promise<void> {
    const { schema, run } = actions[action];
    const { success, data } = schema.safeParse(await readJson(request));
    if (!success)
      throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas une modification du bureau. Rien n'a été changé.");
    if (UNQUEUED_ACTIONS.includes(action)) return sendJson(response, { result: await run(data as never) });
    const result = await enqueue(async () => run(data as never));
    // Other tabs get the state when the file watcher reports the change.
    sendJson(response, { result, state: state() });
  }

  return async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    const route = url.pathname.slice(PREFIX.length);
    if (request.method === 'GET' && route.startsWith('photo/'))
      return showPhoto(response, decodeURIComponent(route.slice('photo/'.length)));
    if (request.method === 'GET' && Object.hasOwn(getRoutes, route)) return getRoutes[route]!(response);
    if (!Object.hasOwn(receive, route) && !Object.hasOwn(actions, route)) throw new RefusedRequest(404, NO_ADDRESS);
    requireKey(request, key);
    if (Object.hasOwn(receive, route)) return receiveFile(request, response, route as FileKind, url);
    return act(request, response, route as Action);
  };
}

const document = (key: string) => `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>Le bureau</title>
<meta name="viewport" content="width=device-width">
<meta name="key" content="${key}">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${PREFIX}app.css">
</head>
<body>
<div id="bureau"><p>Le bureau s’ouvre…</p></div>
<script type="module" src="${PREFIX}app.js"></script>
</body>
</html>
`;
