import { statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { type Originals, PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { fileStamps } from '../../lib/file-stamps.ts';
import { createBuildProgress } from '../../lib/progress.ts';
import { type Catalogue, readCatalogue } from '../photos/catalogue.ts';
import { findReferencedUrls, jobsByUrl } from '../photos/encode-jobs.ts';
import { cachePath, encodeCached, encodeMissing } from '../photos/encode-missing.ts';
import { sentence } from '../photos/messages.ts';
import { ORIGINALS } from '../photos/originals.ts';
import { loadEditingData } from './load-editing-data.ts';

const PHOTOS_ID = 'virtual:photos';
/** Id under which the development server knows the module with the names and sizes of the photos. */
const RESOLVED_PHOTOS_ID = `\0${PHOTOS_ID}`;
const PLUGIN_NAME = 'photos';
const MIME: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' };

/** Methods of the plugin for other programs. */
type PhotosApi = {
  /** Returns the names and sizes of the photos in the current records. Rejects if a file is missing or unreadable. */
  readOriginals(): Promise<Originals>;
};

/**
 * Publishes the owner's photos from data/photos/. Pages read names and sizes from 'virtual:photos'. A build encodes the
 * pictures that the prerendered pages refer to into the client's folder; the development server encodes pictures on
 * request. A build passes the `checkedCatalogue`; the development server reads data/ itself. Results are cached in
 * .cache/photos/, which is safe to delete.
 */
export function photos(checkedCatalogue?: Catalogue): Plugin<PhotosApi> {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  let cataloguePromise: Promise<Catalogue> | undefined;
  /** The files from which the catalogue was read. */
  let catalogueStamps = '';
  const cache = () => join(config.root, '.cache/photos');

  const readFromData = async () => {
    const { readPhotoRecords } = await loadEditingData(config.root, server);
    return readCatalogue(readPhotoRecords(config.root), resolve(config.root, ORIGINALS), cache());
  };
  const currentCatalogue = async (): Promise<Catalogue> => {
    if (checkedCatalogue) return checkedCatalogue;
    // A request may arrive before the watcher has noticed a change.
    const { mtimeMs } = statSync(join(config.root, `${ORIGINALS}.ts`));
    const stamps = JSON.stringify([mtimeMs, fileStamps(join(config.root, ORIGINALS))]);
    if (stamps !== catalogueStamps) cataloguePromise = undefined;
    catalogueStamps = stamps;
    cataloguePromise ??= readFromData();
    return cataloguePromise;
  };
  const readOriginals = async () => originalsOf(await currentCatalogue());
  const isOriginal = (path: string) => normalizePath(path).startsWith(normalizePath(join(config.root, ORIGINALS)));

  return {
    name: PLUGIN_NAME,
    api: { readOriginals },
    // The client and the server build share one catalogue.
    sharedDuringBuild: true,
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: { filter: { id: new RegExp(`^${PHOTOS_ID}$`) }, handler: () => RESOLVED_PHOTOS_ID },
    load: {
      filter: { id: new RegExp(`^${RESOLVED_PHOTOS_ID}$`) },
      handler: async () => `export const originals = ${JSON.stringify(await readOriginals())};`,
    },
    buildApp: {
      order: 'post',
      handler: async () => publish(await currentCatalogue(), clientFolderOf(config), cache()),
    },
    configureServer(devServer) {
      server = devServer;
      devServer.middlewares.use(PHOTOS_URL, async (request, response, next) => {
        const url = PHOTOS_URL + (request.url ?? '').slice(1).replace(/\?.*/, '');
        try {
          const job = jobsByUrl((await currentCatalogue()).originals).get(url);
          if (!job) return next();
          response.setHeader('Content-Type', MIME[url.slice(url.lastIndexOf('.') + 1)] ?? '');
          // Caching is safe, because a changed picture gets another URL.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.end(await encodeCached(job, cache()));
        } catch (error) {
          next(error);
        }
      });
      devServer.watcher.on('all', (_event, path) => {
        if (!isOriginal(path)) return;
        invalidatePhotoModules(devServer);
        reloadPages(devServer);
      });
    },
  };
}

function clientFolderOf({ root, environments }: ResolvedConfig): string {
  return resolve(root, environments.client?.build.outDir ?? 'dist/client');
}

/** Returns the names and sizes of a catalogue's photos, without their paths on this computer. */
const originalsOf = ({ originals }: Catalogue): Originals =>
  Object.fromEntries(
    Object.entries(originals).map(([id, { name, hash, width, height }]) => [id, { name, hash, width, height }]),
  );

/** Calls `readOriginals` of the plugin in a development server. */
export function readCurrentOriginals({ config }: ViteDevServer): Promise<Originals> {
  const plugin = config.plugins.find(({ name }) => name === PLUGIN_NAME) as Plugin<PhotosApi>;
  return plugin.api!.readOriginals();
}

async function publish({ originals, notes }: Catalogue, folder: string, cache: string): Promise<void> {
  const jobs = jobsByUrl(originals);
  const requestedJobs = [...(await findReferencedUrls(folder))].flatMap((url) => jobs.get(url) ?? []);
  await encodeMissing(requestedJobs, cache, createBuildProgress('photos'));
  await Promise.all(
    requestedJobs.map(async (job) => {
      const target = join(folder, job.file.url);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(cachePath(cache, job), target);
    }),
  );

  const usedPaths = new Set(requestedJobs.map(({ original }) => original.path));
  const unusedPaths = [...new Set(Object.values(originals).map(({ path }) => path))].filter(
    (path) => !usedPaths.has(path),
  );
  for (const note of [...notes, ...unusedPaths.map((path) => sentence.unused(basename(path)))]) console.warn(note);
}

/** Invalidates the module with the names and sizes of the photos, so that the next page has the new ones. */
function invalidatePhotoModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(RESOLVED_PHOTOS_ID);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Reloads every open page, unless another program does that (`server.hmr: false`). */
export function reloadPages({ config, environments }: ViteDevServer): void {
  if (config.server.hmr !== false) environments.client.hot.send({ type: 'full-reload' });
}
