import { runnerImport, type ViteDevServer } from 'vite';

type EditingData = typeof import('./editing-data');

const MODULE = '/scripts/build-site/vite/editing-data.ts';

/**
 * Loads the module that reads data/ during development. Vite's config does not import it directly, because Vite would
 * warn about each import without a file extension. Also, the development server has already loaded most of its
 * dependencies.
 */
export async function loadEditingData(root: string, server?: ViteDevServer): Promise<EditingData> {
  if (server) return (await server.ssrLoadModule(MODULE)) as EditingData;
  return (await runnerImport<EditingData>(MODULE, { root, configFile: false, logLevel: 'silent' })).module;
}
