import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { z } from 'zod';
import { bundle } from './bundle';
import { ForbiddenFile } from './data-files';
import { createDesk, formSchemas } from './desk';
import { SourceError } from './edit-source';
import { HEADERS, RefusedRequest, readJson, readPhoto, refuseForeign, refuseWithoutKey } from './guard';
import { createOnline } from './online';
import type { HostEntry } from './online-protocol';
import { startPreview } from './preview';
import { type DeskEdit, type PageDraft, PREFIX } from './protocol';
import { townsAndServices } from './towns-and-services';

/** A path in a record. */
const path = z.array(z.union([z.string().max(100), z.number().int().min(0)])).max(20);
const field = z.object({ file: z.string().max(120), record: z.string().max(60), path });
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), path, value: z.json() }),
  z.object({ kind: z.literal('insert'), path, index: z.number().int().min(0), value: z.json() }),
  z.object({ kind: z.literal('move'), path, from: z.number().int().min(0), to: z.number().int().min(0) }),
  z.object({ kind: z.literal('remove'), path }),
]);
const changes = z.object({
  edits: z
    .array(
      z.object({
        file: field.shape.file,
        record: field.shape.record,
        edit,
        was: z.json().optional(),
        title: z.string().max(300),
      }),
    )
    .min(1)
    .max(100),
  isOneStep: z.boolean().optional(),
});

const word = z.string().max(300);
const hostEntry = z.strictObject({
  protocol: word,
  host: word,
  port: word,
  user: word,
  password: word,
  folder: word,
  hostKey: word,
  certificate: word,
});
const goal = z.object({ goal: z.enum(['prepare', 'online', 'all', 'back']) });
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const page = z.object({ file: z.string().regex(/^data\/(towns|services)\/[a-z0-9-]+\.ts$/) });
const draft = z.object({
  collection: z.enum(['towns', 'services']),
  slug: z.string().max(80).regex(SLUG),
  zone: z.string().max(100).optional(),
  value: z.json(),
});

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
  const preview = startPreview(root, server, own);
  const tellAll = () => {
    const version = desk.version();
    for (const listener of listeners) listener.write(`data: ${version}\n\n`);
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
    const reading = READ[route] ?? (route.startsWith('photo/') ? showPhoto : undefined);
    if (reading && request.method === 'GET') return reading(response, route);
    if (route === 'photo') {
      refuseWithoutKey(request, key);
      const received = await inPhotoTurn(async () =>
        desk.receivePhoto(
          searchParams.get('nom') ?? '',
          await readPhoto(request),
          searchParams.get('pour') ?? undefined,
        ),
      );
      return send(response, 'application/json', JSON.stringify(received));
    }
    const writing = WRITE[route];
    const aside = ASIDE[route];
    if (!writing && !aside) throw new RefusedRequest(404, "Cette adresse n'existe pas dans le bureau.");
    refuseWithoutKey(request, key);
    if (!writing) return send(response, 'application/json', JSON.stringify(await aside!(request)));
    const result = await inTurn(() => writing(request));
    (await preview.catch(() => undefined))?.forget();
    send(response, 'application/json', JSON.stringify(result));
    tellAll();
  }

  const READ: Record<string, (response: ServerResponse, route: string) => Promise<void> | void> = {
    '': (response) => send(response, 'text/html; charset=utf-8', document(key)),
    'app.js': async (response) => send(response, 'text/javascript', (await ui).script),
    'app.css': async (response) => send(response, 'text/css', (await ui).style),
    vivant: (response) => send(response, 'application/json', JSON.stringify({ root })),
    etat: (response) => send(response, 'application/json', JSON.stringify({ schemas, state: desk.state() })),
    'en-ligne': async (response) => send(response, 'application/json', JSON.stringify(await online.state())),
    evenements: (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };

  const WRITE: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
    changer: async (request) => {
      const { edits, isOneStep } = checked(changes, await readJson(request));
      return desk.change(edits as DeskEdit[], isOneStep);
    },
    annuler: () => desk.undo(),
    retablir: () => desk.redo(),
    brouillon: async (request) => pages.keep(checked(draft, await readJson(request)) as PageDraft),
    publier: async (request) => pages.publish(checked(draft, await readJson(request)) as PageDraft),
    jeter: async (request) => pages.discard(checked(draft, await readJson(request)) as PageDraft),
    'avant-retrait': async (request) => pages.look(checked(page, await readJson(request)).file),
    retirer: async (request) => pages.withdraw(checked(page, await readJson(request)).file),
    revenir: async (request) => desk.takeBack(checked(field, await readJson(request))),
  };

  /** What takes its time, and touches no record: editing goes on beside it. */
  const ASIDE: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
    'mettre-en-ligne': async (request) => {
      online.start(checked(goal, await readJson(request)).goal);
      return online.state();
    },
    'essayer-hebergeur': async (request) => online.tryAndKeep(checked(hostEntry, await readJson(request)) as HostEntry),
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
    key,
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

function checked<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new RefusedRequest(400, "Ce qui a été envoyé n'est pas une modification du bureau. Rien n'a été changé.");
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', type);
  response.end(body);
}

function refuse(response: ServerResponse, error: unknown): void {
  const isTold = error instanceof RefusedRequest || error instanceof ForbiddenFile || error instanceof SourceError;
  if (!isTold) console.error(error);
  if (response.headersSent) return void response.destroy();
  const sentence = isTold ? error.message : "Le bureau n'a pas pu le faire ; rien n'a été changé.";
  response.writeHead(error instanceof RefusedRequest ? error.status : 400, {
    ...HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    Connection: 'close',
  });
  response.end(JSON.stringify({ sentence }));
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
