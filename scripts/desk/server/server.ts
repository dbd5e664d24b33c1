import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { typeset } from '../../../components/typography/typeset';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { createDesk } from '../records/desk';
import { draftsOf } from '../records/drafts';
import { formSchemas } from '../records/form-schemas';
import { townsAndServices } from '../records/towns-and-services';
import { type FileKind, PREFIX } from '../shared/protocol';
import { type Action, actionsOf } from './actions';
import { backup } from './backup';
import { bundle } from './bundle';
import { firstPage } from './first-page';
import { foreignness, HEADERS, RefusedRequest, readJson, readUpload, refuseWithoutKey } from './guard';
import { createOnline } from './online';

/** What takes its time, and touches no record: editing goes on beside it. */
const ASIDE: Action[] = ['mettre-en-ligne', 'essayer-hebergeur'];

export const addressOf = (port: number) => `http://127.0.0.1:${port}${PREFIX}`;

const NO_ADDRESS = "Cette adresse n'existe pas dans le bureau.";

/**
 * A desk that listens on this computer alone, for the project in `root`. Nothing of it is touched where another program has
 * the port.
 */
export async function startDesk(root: string, port: number) {
  const key = randomBytes(24).toString('base64url');
  const desk = createDesk(root, await listFiles(join(root, 'pages')));
  const pages = townsAndServices(desk);
  const drafts = draftsOf(desk);
  const receive = { photo: desk.receivePhoto, pdf: desk.receivePdf };
  const schemas = formSchemas();
  const listeners = new Set<ServerResponse>();
  /** Steps are taken one after the other, whatever tab they come from; files come in beside them, one at a time. */
  const [inTurn, inFileTurn, inKeepTurn] = [turns(), turns(), turns()];
  /** Every page of the desk is told what it does not know yet. */
  const tell = (news: object, to: Iterable<ServerResponse> = listeners) => {
    const told = `data: ${JSON.stringify(news)}\n\n`;
    for (const listener of to) listener.write(told);
  };
  const online = createOnline(root, async () => {
    const now = await online.state();
    // What is online now differs less from data/.
    tell({ online: now, ...(now.phase !== 'running' && { state: state() }) });
  });
  const actions = actionsOf(desk, pages, online);

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(response, error));
  });
  // Vite's own connection, for the previewed pages alone; it would not ask who they are.
  server.on('upgrade', (request, socket) => {
    if (foreignness(request, port) || !request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const tidied = desk.files.takeBack().catch((error) => {
    server.close();
    throw error;
  });
  await tidied;
  // Bundling would else call the preview production.
  process.env.NODE_ENV ??= 'development';
  const ui = bundle(root);
  const preview = import('../preview/preview').then(({ startPreview }) =>
    startPreview(root, server, port, drafts.readingOn, () => inTurn(async () => {})),
  );
  const first = firstPage(root);
  let isPrinting = false;
  // Without it, the next start only takes longer.
  const keepFirst = () => inKeepTurn(() => first.keep(addressOf(port))).catch(() => {});
  const state = () => {
    const now = desk.state();
    const begun = drafts.all();
    return { ...now, records: [...now.records, ...begun], version: shortHash(now.version, JSON.stringify(begun)) };
  };
  preview
    .then(({ onDataChange }) => {
      isPrinting = true;
      // Between steps: half of one is nothing to be told. Where somebody moves folders about, what he ends with is told.
      onDataChange(() => void inTurn(async () => tell({ state: state() })).catch(() => {}));
      return keepFirst();
    })
    .catch(() => {});

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const foreign = foreignness(request, port);
    if (foreign) throw new RefusedRequest(403, foreign);
    // What asks before has all of what follows here when it is answered.
    await tidied;
    // Vite would read such an address in another way.
    if (!/^\/(?![/\\])/.test(request.url ?? '')) throw new RefusedRequest(404, NO_ADDRESS);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    // Vite has tools of its own at such addresses; one opens a file in whatever editor this computer has.
    if (pathname.startsWith('/__')) throw new RefusedRequest(404, NO_ADDRESS);
    if (!pathname.startsWith(PREFIX)) {
      const html = pathname === '/' && !isPrinting && first.html();
      return html ? send(response, 'text/html; charset=utf-8', html) : (await preview).render(request, response);
    }
    response.setHeader('Cache-Control', 'no-store');
    const route = pathname.slice(PREFIX.length);
    const reading = route.startsWith('photo/') ? showPhoto : Object.hasOwn(READ, route) && READ[route];
    if (reading && request.method === 'GET') return reading(response, route);
    if (!Object.hasOwn(receive, route) && !Object.hasOwn(actions, route)) throw new RefusedRequest(404, NO_ADDRESS);
    refuseWithoutKey(request, key);
    if (Object.hasOwn(receive, route)) {
      const [name, record] = [searchParams.get('nom') ?? '', searchParams.get('pour') ?? undefined];
      const content = await readUpload(request, route as FileKind, name);
      return sendJson(response, await inFileTurn(() => receive[route as FileKind](name, content, record)));
    }
    const { schema, run } = actions[route as Action];
    const { success, data } = schema.safeParse(await readJson(request));
    if (!success)
      throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas une modification du bureau. Rien n'a été changé.");
    if (ASIDE.includes(route as Action)) return sendJson(response, { result: await run(data as never) });
    const result = await inTurn(async () => run(data as never));
    // Other pages are told as the files change.
    sendJson(response, { result, state: state() });
  }

  const READ: Record<string, (response: ServerResponse, route: string) => Promise<void> | void> = {
    '': (response) => send(response, 'text/html; charset=utf-8', document(key)),
    'app.js': async (response) => send(response, 'text/javascript', await readFile(join(await ui, 'app.js'))),
    'app.css': async (response) => send(response, 'text/css', await readFile(join(await ui, 'app.css'))),
    copie: (response) => {
      response.setHeader('Content-Disposition', `attachment; filename="copie-du-site-${dayOfBuild()}.zip"`);
      // Cut off, the browser says so.
      return pipeline(Readable.from(backup(root)), response).catch(() => void response.destroy());
    },
    vivant: (response) => sendJson(response, { folder: realpathSync.native(root) }),
    evenements: async (response) => {
      // Everything, also after a broken connection: what changes then is told.
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      tell({ schemas, state: state(), online: await online.state() }, [response]);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };

  /** A photograph as the form shows it: small, upright. */
  async function showPhoto(response: ServerResponse, route: string): Promise<void> {
    const path = desk.findPhoto(decodeURIComponent(route.slice('photo/'.length)));
    if (!path) throw new RefusedRequest(404, "Cette photo n'est pas dans data/photos/.");
    const picture = sharp(path).autoOrient().resize({ width: 640, withoutEnlargement: true });
    send(response, 'image/webp', await picture.webp().toBuffer());
  }

  return {
    url: addressOf(port),
    /** Both halves of the desk: its own page, and the preview. */
    ready: Promise.all([ui, preview]),
    /** Leaves to the next start what it shows first; all else goes with the process. */
    async close() {
      online.close();
      if (isPrinting) await keepFirst();
    },
  };
}

/** Runs what it is given one after the other. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type);
  response.end(body);
}

const sendJson = (response: ServerResponse, said: unknown) => send(response, 'application/json', JSON.stringify(said));

function refuse(response: ServerResponse, error: unknown): void {
  const isTold = SentenceError.is(error);
  if (!isTold) console.error(error);
  if (response.headersSent) return void response.destroy();
  const sentence = isTold ? error.message : "Le bureau n'a pas pu le faire ; rien n'a été changé.";
  response.statusCode = error instanceof RefusedRequest ? error.status : 400;
  response.setHeader('Cache-Control', 'no-store');
  sendJson(response, { sentence: typeset(sentence) });
}

const document = (key: string) => `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>Le bureau</title>
<meta name="viewport" content="width=device-width">
<meta name="cle" content="${key}">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${PREFIX}app.css">
</head>
<body>
<div id="bureau"><p>Le bureau s’ouvre…</p></div>
<script type="module" src="${PREFIX}app.js"></script>
</body>
</html>
`;
