import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { quoteStylePaths } from '../build-site/vite/quote-style-paths';
import { shortHash } from '../content-hash';
import { move, remove } from '../held-files';

/** Of what the desk's page is made: where none of it has changed, the last bundle is right. */
const SOURCES = [
  'scripts',
  'scripts/desk',
  'scripts/desk/ui',
  'components/CookieBanner',
  'components/theme',
  'components/typography',
  'data/model',
];

/** The folder of the desk's page, which is app.js and app.css; kept in .cache/ between two starts. */
export async function bundle(root: string): Promise<string> {
  const folder = join(root, '.cache/bureau/page', version(root));
  if (!existsSync(folder)) {
    const begun = `${folder}-${process.pid}`;
    await make(root, begun);
    // Two starts of the same moment make the same.
    await move(begun, folder).catch(() => remove(begun));
  }
  return folder;
}

function version(root: string): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(root, folder, name)),
  );
  return shortHash(...[...files.sort(), join(root, 'package.json')].map((file) => readFileSync(file)));
}

/** No quotation mark or semicolon stands alone at the end or the beginning of a line. */
const frenchSpaces: Plugin = {
  name: 'french-spaces',
  transform: (code, id) =>
    id.includes('/desk/ui/') ? code.replaceAll('« ', '«\u00a0').replace(/ (?=[»;])/g, '\u00a0') : undefined,
};

async function make(root: string, folder: string): Promise<void> {
  // Loading them takes longer than all the rest of opening the desk.
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
