import { join } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';

const WORDS = '/components/ContactForm/contact-form-props.ts';

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
      server.watcher.on('all', async (_event, path) => {
        if (!isRecord(path)) return;
        // What is wrong is told by the page that is asked for next.
        const now = await readWords(root).catch(() => words);
        if (JSON.stringify(now) !== JSON.stringify(words)) return server.restart();
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
