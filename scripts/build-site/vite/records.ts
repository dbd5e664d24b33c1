import { join } from 'node:path';
import { type DevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { DOCUMENTS } from '../../../data/model/read/source.ts';
import { PHOTOS_MODULE, reloadPages } from './photos.ts';

const WORDS = '/components/ContactForm/contact-form-props.ts';
/** The browser's code that is told words of data/ as it is compiled. */
const TOLD = ['components/ContactForm/ContactForm.island.tsx', 'components/widgets/toast.ts'];

/** The next page is printed from what data/ holds then: what stands on the records runs again, and is not compiled again. */
export function forgetRecords({ config, environments }: ViteDevServer): void {
  const forget = ({ moduleGraph }: DevEnvironment, file: string, isCompiledAgain: boolean) => {
    for (const module of moduleGraph.getModulesByFile(normalizePath(join(config.root, file))) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true, !isCompiledAgain);
  };
  forget(environments.ssr!, 'data/model/site/site.ts', false);
  for (const file of TOLD) forget(environments.client, file, true);
  const pictures = environments.ssr?.moduleGraph.getModuleById(PHOTOS_MODULE);
  if (pictures) environments.ssr?.moduleGraph.invalidateModule(pictures, new Set(), Date.now(), true);
}

/**
 * While one edits: pages are printed anew when a record of data/ changes, which is read and not imported; the code of the
 * form and of the toast is told what it says and checks; and a document is read where it will be on the site. A build has
 * done all three.
 */
export function records(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'records',
    apply: 'serve',
    configureServer(started) {
      server = started;
      const { root } = server.config;
      const isRecord = (path: string) =>
        path.endsWith('.ts') &&
        normalizePath(path).startsWith(normalizePath(join(root, 'data/'))) &&
        !normalizePath(path).startsWith(normalizePath(join(root, 'data/model/')));
      server.watcher.on('all', (_event, path) => {
        if (!isRecord(path)) return;
        forgetRecords(server);
        reloadPages(server);
      });
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^(?=\/[\w-]+\.pdf$)/, `/${DOCUMENTS}`);
        next();
      });
    },
    transform: {
      filter: { id: new RegExp(`/(${TOLD.join('|')})$`) },
      async handler(code) {
        const { formDefines } = await server.ssrLoadModule(WORDS);
        const words: [string, string][] = Object.entries(formDefines());
        return words.reduce((text, [name, value]) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), () => value), code);
      },
    },
  };
}
