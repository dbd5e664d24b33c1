import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { createLogger } from 'vite';
import type { LoadedRecords } from '../../../data/model/read/read-records';
import { onDisk } from '../../../data/model/read/source';
import type { Records } from '../../../data/model/schema/records';
import { createSite, type Site } from '../../../data/model/site/site';
import { readCurrentOriginals } from '../../build-site/vite/photos';
import { invalidateTextModules } from '../../build-site/vite/records';
import type { Field } from '../shared/field';
import { VERSION_META } from '../shared/protocol';
import { printFields } from './print-fields';
import { tagRecords } from './tag-records';

/** Milliseconds without a change before the listener is called, because copying a folder changes many files. */
const DEBOUNCE_MS = 100;

/** The site with tagged texts. Each tag contains the index of its field in `fields`. */
type TaggedSite = { site: Site; fields: Field[] };

/** The page that replaces every page while data/ has faults or a used photo is missing. */
const UNAVAILABLE_PAGE =
  '<!DOCTYPE html><html lang="fr" style="background:#fff"><head><meta charset="utf-8"><title>Aperçu</title></head><p style="font:1.5rem sans-serif">L’aperçu revient dès que vos fiches et leurs photos sont de nouveau lisibles.</p>';

/**
 * Turns off view transitions, because the preview reloads after each change. The transitions would flicker, and
 * Chromium reports an error for every transition that the next load interrupts.
 */
const NO_TRANSITION = '<style>@view-transition{navigation:none}</style>';

/** The desk's access to data/, for the preview. */
type DeskData = {
  /** Returns the version of data/ and the drafts. */
  version(): string;
  /** Returns the records for a path. */
  recordsForPage(path: string): LoadedRecords;
  /** Resolves when no step is half-written. */
  whenStepsWritten(): Promise<void>;
};

/** Adds an element to the head of a page. */
const addToHead = (html: string, element: string) => html.replace('</head>', () => `${element}</head>`);

/**
 * Starts the preview, which renders the site's pages with the development server. The pages contain no code of the
 * desk, because the desk's page reads them through the frame. Each page contains the version of data/ from which it was
 * rendered.
 */
export async function startPreview(
  root: string,
  server: Server,
  port: number,
  { version, recordsForPage, whenStepsWritten }: DeskData,
) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { createDevMiddleware, renderPage } = await import('vike/server');
  const { viteServer } = await createDevMiddleware({
    root,
    viteConfig: {
      // The cache is separate, so that `npm run dev` and the desk do not disturb each other.
      cacheDir: join(root, '.cache/bureau/vite'),
      customLogger: createLogger('error'),
      // HMR is off, because the desk's page reloads the preview itself after a change.
      server: { middlewareMode: true, hmr: false, ws: { server, clientPort: port }, cors: false, allowedHosts: [] },
    },
  });
  const data = join(root, 'data') + sep;

  let lastRender: Promise<unknown> = Promise.resolve();
  let lastError = '';
  let renderedRecords: LoadedRecords | undefined;
  const sites = new WeakMap<LoadedRecords, TaggedSite>();

  /**
   * Returns the tagged site of some records; undefined while data/ has faults. The desk lists the faults next to the
   * preview.
   */
  function siteOf(loadedRecords: LoadedRecords): TaggedSite | undefined {
    if (loadedRecords.faults.length > 0) return undefined;
    const cachedSite = sites.get(loadedRecords);
    if (cachedSite) return cachedSite;
    const { records, fields } = tagRecords(loadedRecords);
    const taggedSite = { site: createSite(records as Records, loadedRecords.written, onDisk(root)), fields };
    sites.set(loadedRecords, taggedSite);
    return taggedSite;
  }

  /** Renders a page. Resolves to undefined while data/ has faults. Rejects if data/ or a used photo cannot be read. */
  async function render(request: IncomingMessage) {
    const urlOriginal = request.url ?? '/';
    const loadedRecords = recordsForPage(new URL(urlOriginal, 'http://desk').pathname);
    if (renderedRecords !== loadedRecords) invalidateTextModules(viteServer);
    renderedRecords = loadedRecords;
    const taggedSite = siteOf(loadedRecords);
    if (!taggedSite) return undefined;
    const { site, fields } = taggedSite;
    // The watcher of the development server may notice a changed photo only after this page has been rendered.
    const originals = await readCurrentOriginals(viteServer);
    const { errorWhileRendering, httpResponse } = await renderPage({
      urlOriginal,
      headersOriginal: request.headers,
      site,
      originals,
    });
    if (errorWhileRendering) console.error(errorWhileRendering);
    const html = printFields(await httpResponse.getBody(), fields);
    return { ...httpResponse, html };
  }

  /**
   * Renders a page, and returns the version of data/ that it shows. The version is empty if the page cannot be rendered
   * now. The desk then requests the page again until it has the current version.
   */
  async function renderVersion(request: IncomingMessage) {
    try {
      const renderedVersion = version();
      return { page: await render(request), renderedVersion };
    } catch (error) {
      // The same error would be logged at each request.
      if (String(error) !== lastError) console.error(error);
      lastError = String(error);
      return { page: undefined, renderedVersion: '' };
    }
  }

  /** Renders pages in sequence, and only between steps, so that no page shows a half-written step. */
  async function print(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The frame may have cancelled this request by requesting the page again.
    const rendering = lastRender
      .then(() => whenStepsWritten())
      .then(() => (response.destroyed ? undefined : renderVersion(request)));
    lastRender = rendering;
    const result = await rendering;
    if (!result || response.destroyed) return;
    const { page, renderedVersion } = result;
    response.statusCode = page?.statusCode ?? 500;
    const isAvailable = page && page.statusCode !== 500;
    const headers = isAvailable ? page.headers : [['Content-Type', 'text/html'] as const];
    for (const [name, value] of headers) response.setHeader(name, value);
    const versionElement = `<meta name="${VERSION_META}" content="${renderedVersion}">`;
    response.end(addToHead(isAvailable ? page.html : UNAVAILABLE_PAGE, versionElement + NO_TRANSITION));
  }

  return {
    render: (request: IncomingMessage, response: ServerResponse) =>
      new Promise<void>((resolve, reject) => {
        response.once('close', resolve);
        viteServer.middlewares(request, response, () => print(request, response).catch(reject));
      }),
    onDataChange(listener: () => void) {
      let debounceTimer: NodeJS.Timeout | undefined;
      viteServer.watcher.on('all', (_event, path) => {
        if (!path.startsWith(data)) return;
        clearTimeout(debounceTimer);
        debounceTimer = setTimeout(listener, DEBOUNCE_MS);
      });
    },
  };
}
