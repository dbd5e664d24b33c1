import { join } from 'node:path';
import { normalizePath, type Plugin, runnerImport, type ViteDevServer } from 'vite';

const WORDS = '/components/ContactForm/contact-form-props.ts';
/** Who types saves often: so long, in milliseconds, nothing more must change before the form's words are read again. */
const REST = 1000;

/** The next page is printed from what data/ holds then: whatever stands on the records runs again, and is not compiled again. */
export function forgetRecords({ config, environments }: ViteDevServer): void {
  const { moduleGraph } = environments.ssr;
  const readers = moduleGraph.getModulesByFile(normalizePath(join(config.root, 'data/model/site.ts'))) ?? [];
  for (const module of readers) moduleGraph.invalidateModule(module, new Set(), Date.now(), true, true);
}

/**
 * While one edits: pages are printed anew when a record of data/ changes, which is read and not imported; and the form's
 * code is told what it says and checks. A build has read both.
 */
export function records(): Plugin {
  let words: Record<string, string>;
  const readWords = async (root: string) => {
    const options = { root, configFile: false, logLevel: 'silent' } as const;
    return (await runnerImport<{ formDefines(): Record<string, string> }>(WORDS, options)).module.formDefines();
  };
  return {
    name: 'records',
    apply: 'serve',
    async config({ root = process.cwd() }) {
      words = await readWords(root);
      return { define: words };
    },
    configureServer(server) {
      const { root } = server.config;
      const isRecord = (path: string) =>
        path.endsWith('.ts') &&
        normalizePath(path).startsWith(normalizePath(join(root, 'data/'))) &&
        !normalizePath(path).startsWith(normalizePath(join(root, 'data/model/')));
      let soon: NodeJS.Timeout | undefined;
      const renewWords = async () => {
        // What is wrong is told by the page that is asked for next.
        const now = await readWords(root).catch(() => words);
        if (JSON.stringify(now) !== JSON.stringify(words)) await server.restart();
      };
      server.watcher.on('all', (_event, path) => {
        if (!isRecord(path)) return;
        forgetRecords(server);
        server.environments.client.hot.send({ type: 'full-reload' });
        clearTimeout(soon);
        soon = setTimeout(renewWords, REST);
      });
    },
  };
}
