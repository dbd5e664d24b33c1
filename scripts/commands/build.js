// Entry point of `npm run build`. It is plain JavaScript, because Node cannot read the project's TypeScript until this
// file has bundled it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endOnBrokenPipe, endWithParent } from '../lib/end-with-parent.js';
import { takeLock } from '../lib/process-lock.js';

const BUNDLES = '.cache/build';
const LOCK = '.cache/build.pid';

endWithParent();
endOnBrokenPipe();
// The lock prevents two builds at once, because they would write into each other's bundles.
if (!takeLock(LOCK)) {
  console.error(
    `\nUne construction du site est déjà en cours sur cet ordinateur, au bureau peut-être : attendez qu'elle finisse, puis recommencez (s'il n'y en a pas, supprimez le fichier ${LOCK}).\n`,
  );
  process.exit(1);
}

// Makes mimalloc, Rolldown's allocator, return freed memory to the system at once. Otherwise the process keeps hundreds
// of megabytes that it no longer needs.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
const { build } = await import('vite');

const { readOptions } = await load('scripts/lib/owner-options.ts');
const { runOwnerCommand } = await load('scripts/lib/owner-command.ts');
// With source maps, stack traces show the line numbers of the source files.
process.setSourceMapsEnabled(true);
await runOwnerCommand(async () => {
  readOptions({ help: 'npm run build  construit le site dans dist/client/' });
  await load('scripts/build-site/build.ts');
}, ' Le site précédent reste en place.');
// A failed build may leave work running that would keep the process alive.
if (process.exitCode) process.exit();

/**
 * Bundles a TypeScript module with all project files that it imports, and imports the bundle. tsx would load these
 * files one by one.
 */
async function load(module) {
  const outDir = `${BUNDLES}/${module.replaceAll('/', '-')}`;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      ssr: module,
      outDir,
      target: `node${process.versions.node}`,
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'entry.js', sourcemapExcludeSources: true } },
    },
  });
  return import(pathToFileURL(resolve(outDir, 'entry.js')).href);
}
