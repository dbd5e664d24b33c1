import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { typeset } from '../../components/typography/typeset';
import { SentenceError } from '../../data/model/sentence-error';
import { bundle } from './bundle';
import { createDesk, formSchemas } from './desk';
import { draftsIn } from './drafts';
import { HEADERS, RefusedRequest, readJson, readPhoto, refuseForeign, refuseWithoutKey } from './guard';
import { createOnline } from './online';
import { startPreview } from './preview';
import { PREFIX } from './protocol';
import { REQUESTS, type Requests } from './requests';
import { townsAndServices } from './towns-and-services';

/** What takes its time, and touches no record: editing goes on beside it. */
const ASIDE = ['photo', 'mettre-en-ligne', 'essayer-hebergeur'];

/** A desk that listens on this computer alone, for the project in `root`; `port` 0 takes any that is free. */
export async function startDesk(root: string, port: number) {
  const key = randomBytes(24).toString('base64url');
  const desk = createDesk(root);
  await desk.files.recover();
  const pages = townsAndServices(desk);
  const schemas = formSchemas();
  await desk.tidyPhotos();
  const listeners = new Set<ServerResponse>();
  /** Steps are taken one after the other, whatever tab they come from; photographs come in beside them, one at a time. */
  const [inTurn, inPhotoTurn] = [turns(), turns()];
  const online = createOnline(root, () => {
    for (const listener of listeners) listener.write('event: en-ligne\ndata: changed\n\n');
  });

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(response, error));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const own = (server.address() as AddressInfo).port;
  // Bundling would else call the preview production.
  process.env.NODE_ENV ??= 'development';
  const ui = bundle(root);
  const preview = startPreview(root, server, own, desk.version, () => inTurn(async () => {}));
  /** Of data/, which the preview prints anew, and of the pages that wait to be complete, which no page shows. */
  const news = () => `data: ${JSON.stringify({ version: desk.version(), drafts: draftsIn(root) })}\n\n`;
  const tellAll = () => {
    const told = news();
    for (const listener of listeners) listener.write(told);
  };
  preview
    .then(({ onDataChange }) =>
      onDataChange(() => {
        try {
          tellAll();
        } catch {
          // Somebody moves folders about: what he ends with is told.
        }
      }),
    )
    .catch(() => {});

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    refuseForeign(request, own);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    if (!pathname.startsWith(PREFIX)) return (await preview).render(request, response);
    response.setHeader('Cache-Control', 'no-store');
    const route = pathname.slice(PREFIX.length);
    const reading = route.startsWith('photo/') ? showPhoto : Object.hasOwn(READ, route) && READ[route];
    if (reading && request.method === 'GET') return reading(response, route);
    if (route !== 'photo' && !Object.hasOwn(REQUESTS, route))
      throw new RefusedRequest(404, "Cette adresse n'existe pas dans le bureau.");
    refuseWithoutKey(request, key);
    const result = await (route === 'photo'
      ? inPhotoTurn(async () =>
          desk.receivePhoto(
            searchParams.get('nom') ?? '',
            await readPhoto(request),
            searchParams.get('pour') ?? undefined,
          ),
        )
      : take(route as keyof Requests, request));
    send(response, 'application/json', JSON.stringify(result));
    if (!ASIDE.includes(route)) tellAll();
  }

  async function take<Route extends keyof Requests>(route: Route, request: IncomingMessage): Promise<unknown> {
    const { success, data } = REQUESTS[route].safeParse(await readJson(request));
    if (!success)
      throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas une modification du bureau. Rien n'a été changé.");
    const write = () => WRITE[route](data as Requests[Route]);
    return ASIDE.includes(route) ? write() : inTurn(write);
  }

  const READ: Record<string, (response: ServerResponse, route: string) => Promise<void> | void> = {
    '': (response) => send(response, 'text/html; charset=utf-8', document(key)),
    'app.js': async (response) => send(response, 'text/javascript', (await ui).script),
    'app.css': async (response) => send(response, 'text/css', (await ui).style),
    vivant: (response) => send(response, 'application/json', JSON.stringify({ root })),
    etat: (response) => send(response, 'application/json', JSON.stringify({ schemas, state: desk.state() })),
    'en-ligne': async (response) => send(response, 'application/json', JSON.stringify(await online.state())),
    evenements: (response) => {
      // What changed since the page read everything is told now, and after a broken connection.
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(news());
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };

  const WRITE: { [Route in keyof Requests]: (sent: Requests[Route]) => Promise<unknown> } = {
    changer: ({ edits, isOneStep }) => desk.change(edits, isOneStep),
    annuler: () => desk.undo(),
    retablir: () => desk.redo(),
    revenir: (field) => desk.takeBack(field),
    brouillon: (draft) => pages.keep(draft),
    publier: (draft) => pages.publish(draft),
    jeter: (draft) => pages.discard(draft),
    'avant-retrait': async ({ file }) => pages.look(file),
    retirer: ({ file }) => pages.withdraw(file),
    'mettre-en-ligne': ({ goal }) => {
      online.start(goal);
      return online.state();
    },
    'essayer-hebergeur': (entry) => online.tryAndKeep(entry),
  };

  /** A photograph as the form shows it: small, upright. */
  async function showPhoto(response: ServerResponse, route: string): Promise<void> {
    const path = desk.findPhoto(decodeURIComponent(route.slice('photo/'.length)));
    if (!path) throw new RefusedRequest(404, "Cette photo n'est pas dans data/photos/.");
    const picture = sharp(path).autoOrient().resize({ width: 640, withoutEnlargement: true });
    send(response, 'image/webp', await picture.webp().toBuffer());
  }

  return {
    url: `http://127.0.0.1:${own}${PREFIX}`,
    /** Both halves of the desk: its own page, and the preview. */
    ready: Promise.all([ui, preview]),
    async close() {
      online.close();
      for (const listener of listeners) listener.end();
      await (await preview.catch(() => undefined))?.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
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

function refuse(response: ServerResponse, error: unknown): void {
  const isTold = SentenceError.is(error);
  if (!isTold) console.error(error);
  if (response.headersSent) return void response.destroy();
  const sentence = isTold ? error.message : "Le bureau n'a pas pu le faire ; rien n'a été changé.";
  response.writeHead(error instanceof RefusedRequest ? error.status : 400, {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  response.end(JSON.stringify({ sentence: typeset(sentence) }));
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
