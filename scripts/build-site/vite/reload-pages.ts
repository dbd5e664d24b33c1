import type { ViteDevServer } from 'vite';

/** Asks every open page to load again; not where another program does (`server.hmr: false`). */
export function reloadPages({ config, environments }: ViteDevServer): void {
  if (config.server.hmr !== false) environments.client.hot.send({ type: 'full-reload' });
}
