import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { quoteStylePaths } from '../../build-site/vite/quote-style-paths';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { move, remove } from '../../lib/retry-locked-files';

/** Folders that decide the bytes of the desk's page. The last bundle is reused until one of their files changes. */
export const PAGE_SOURCES = ['scripts/desk', 'scripts/lib', 'scripts/to-do', 'components', 'data/model'];

/**
 * Bundles the desk's page unless .cache/ contains the bundle. Returns the folder, which contains app.js and app.css.
 */
export async function bundlePage(root: string): Promise<string> {
  const folder = join(root, '.cache/bureau/page', await versionOfPage(root));
  if (!existsSync(folder)) {
    const temporaryFolder = `${folder}-${process.pid}`;
    await buildPage(root, temporaryFolder);
    // A concurrent start has built the same bundle.
    await move(temporaryFolder, folder).catch(() => remove(temporaryFolder));
  }
  return folder;
}

/** Returns a hash that changes with any file that decides the bytes of the desk's page. */
export async function versionOfPage(root: string): Promise<string> {
  const folders = await Promise.all(
    PAGE_SOURCES.map(async (folder) => (await listFiles(join(root, folder))).map((file) => join(root, folder, file))),
  );
  // The lockfile decides the versions of React and zod in the bundle.
  const files = [...folders.flat().sort(), join(root, 'package-lock.json')];
  return shortHash(...files.map((file) => readFileSync(file)));
}

/**
 * Puts non-breaking spaces inside quotation marks and before semicolons, so that no line begins or ends with these
 * characters.
 */
const frenchSpaces: Plugin = {
  name: 'french-spaces',
  transform: (code, id) =>
    /\/desk\/(?:ui|shared)\//.test(id) ? code.replaceAll('« ', '«\u00a0').replace(/ (?=[»;])/g, '\u00a0') : undefined,
};

async function buildPage(root: string, folder: string): Promise<void> {
  // Vite is loaded only when needed, because loading it takes longer than the rest of the start.
  const { build } = await import('vite');
  const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [frenchSpaces, vanillaExtractPlugin({ identifiers: 'short' }), quoteStylePaths()],
    build: {
      outDir: folder,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'scripts/desk/ui/main.tsx'),
        output: { entryFileNames: 'app.js', assetFileNames: 'app[extname]' },
      },
    },
  });
}
