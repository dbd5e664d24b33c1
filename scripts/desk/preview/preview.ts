import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { createLogger, type Plugin } from 'vite';
import type { Reading } from '../../../data/model/read/read-site';
import { forgetRecords } from '../../build-site/vite/records';

/** Whoever copies a folder changes many files: so long, in milliseconds, nothing more must change. */
const REST = 100;

/** In place of a page while data/ is not whole. */
const NOT_PRINTED =
  '<!DOCTYPE html><html lang="fr" style="background:#fff"><meta charset="utf-8"><title>Aperçu</title><p style="font:1.5rem sans-serif">L’aperçu revient dès que chaque fiche se lit de nouveau.</p>';

/** Where pages find what they are printed from, in the place of the files of data/. */
const TOLD = Symbol.for('bureau: fiches');
const READER = '\0bureau-fiches';

/** Pages read what the desk tells them: of one that is a draft, no file of data/ has what fills its gaps. */
const toldRecords = (): Plugin => ({
  name: 'told-records',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './read-site' && importer?.endsWith('/data/model/site/site.ts') ? READER : undefined,
  load: (id) =>
    id === READER ? `export const readSite = () => globalThis[Symbol.for('${TOLD.description}')]();` : undefined,
});

/**
 * The site's own pages, as the development server prints them. Nothing of the desk is in them: its page looks into the
 * frame. `readingOn` gives what the page of an address is printed from; `stepsTaken` resolves when of no step only some
 * files are written.
 */
export async function startPreview(
  root: string,
  server: Server,
  port: number,
  readingOn: (address: string) => Reading,
  stepsTaken: () => Promise<void>,
) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { createDevMiddleware, renderPage } = await import('vike/server');
  const { viteServer } = await createDevMiddleware({
    root,
    viteConfig: {
      // Its own, so that `npm run dev` and the desk do not disturb each other.
      cacheDir: join(root, '.cache/bureau/vite'),
      customLogger: createLogger('error'),
      plugins: [toldRecords()],
      // The desk's page asks for the page again when something has been written: a second voice would do it twice.
      server: { middlewareMode: true, hmr: false, ws: { server, clientPort: port }, cors: false, allowedHosts: [] },
    },
  });
  const data = join(root, 'data') + sep;

  let last: Promise<unknown> = Promise.resolve();
  let shown: Reading | undefined;
  // Of a page that the desk has kept, scripts come before any is printed.
  Object.assign(globalThis, { [TOLD]: () => (shown ??= readingOn('/')) });

  /** One page after the other: one that began before a change would leave what it had read to the next. */
  async function print(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const turn = last.then(async () => {
      await stepsTaken();
      // The frame has asked for it anew meanwhile.
      if (response.destroyed) return undefined;
      const urlOriginal = request.url ?? '/';
      const reading = readingOn(new URL(urlOriginal, 'http://desk').pathname);
      if (shown !== reading) forgetRecords(viteServer);
      shown = reading;
      return renderPage({ urlOriginal, headersOriginal: request.headers });
    });
    last = turn.catch(() => {});
    const page = await turn;
    if (!page) return;
    const { httpResponse } = page;
    response.statusCode = httpResponse.statusCode;
    if (httpResponse.statusCode === 500) return void response.setHeader('Content-Type', 'text/html').end(NOT_PRINTED);
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    httpResponse.pipe(response);
  }

  return {
    render: (request: IncomingMessage, response: ServerResponse) =>
      new Promise<void>((answered, failed) => {
        response.once('close', answered);
        viteServer.middlewares(request, response, () => print(request, response).catch(failed));
      }),
    onDataChange(listener: () => void) {
      let soon: NodeJS.Timeout | undefined;
      viteServer.watcher.on('all', (_event, path) => {
        if (!path.startsWith(data)) return;
        clearTimeout(soon);
        soon = setTimeout(listener, REST);
      });
    },
  };
}
