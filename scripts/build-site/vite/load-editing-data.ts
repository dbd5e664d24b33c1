import { runnerImport, type ViteDevServer } from 'vite';

type EditingData = typeof import('./editing-data');

const MODULE = '/scripts/build-site/vite/editing-data.ts';

/**
 * Loads what reads data/ while one edits. Vite's config does not import it, because Vite would complain of each import
 * without an extension; and the development server has most of its modules already.
 */
export async function loadEditingData(root: string, server?: ViteDevServer): Promise<EditingData> {
  if (server) return (await server.ssrLoadModule(MODULE)) as EditingData;
  return (await runnerImport<EditingData>(MODULE, { root, configFile: false, logLevel: 'silent' })).module;
}
