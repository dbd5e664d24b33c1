import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { DOCUMENTS } from '../../../data/model/read/folders.ts';
import { loadEditingData } from './load-editing-data.ts';
import { reloadPages } from './photos.ts';

/** Browser modules that contain texts of data/ (`formDefines`). */
const MODULES_WITH_TEXTS = ['components/ContactForm/ContactForm.island.tsx', 'components/widgets/toast.ts'];

/** Returns the `define` that gives the renderer the folder with the records. */
export const defineRecordsRoot = (folder: string) => ({ RECORDS_ROOT: JSON.stringify(folder) });

/** Invalidates the browser modules that contain texts of data/, so that the development server compiles them again. */
export function invalidateTextModules({ config, environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const file of MODULES_WITH_TEXTS)
    for (const module of moduleGraph.getModulesByFile(normalizePath(join(config.root, file))) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
}

/**
 * Vite plugin for the development server. Reloads pages when a record of data/ changes. Inserts the texts of the form
 * and the toast, and serves documents and the vCard at their public paths. In a build, other code does all this.
 */
export function records(): Plugin {
  let root: string;
  let server: ViteDevServer;
  return {
    name: 'records',
    apply: 'serve',
    config: (_config, { command }) => (command === 'serve' ? { define: defineRecordsRoot('.') } : {}),
    configResolved(config) {
      root = config.root;
    },
    configureServer(devServer) {
      server = devServer;
      const isRecord = (path: string) =>
        path.endsWith('.ts') &&
        normalizePath(path).startsWith(normalizePath(join(root, 'data/'))) &&
        !normalizePath(path).startsWith(normalizePath(join(root, 'data/model/')));
      server.watcher.on('all', (_event, path) => {
        if (!isRecord(path)) return;
        invalidateTextModules(server);
        reloadPages(server);
      });
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^(?=\/[\w-]+\.pdf$)/, `/${DOCUMENTS}`);
        next();
      });
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith('.vcf')) return next();
        try {
          const { path, content } = (await loadEditingData(root, server)).readVcard(root);
          if (request.url !== path) return next();
          response.setHeader('Content-Type', 'text/vcard;charset=utf-8');
          response.end(content);
        } catch (error) {
          next(error);
        }
      });
    },
    transform: {
      filter: { id: new RegExp(`/(${MODULES_WITH_TEXTS.join('|')})$`) },
      async handler(code) {
        const { readFormDefines } = await loadEditingData(root, server);
        const defines: [string, string][] = Object.entries(readFormDefines(root));
        return defines.reduce(
          (text, [name, value]) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), () => value),
          code,
        );
      },
    },
  };
}
