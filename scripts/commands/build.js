// What `npm run build` runs: plain JavaScript, since it makes the rest readable for Node.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeLock } from '../lib/process-lock.js';
import { endOnBrokenPipe, endWithParent } from '../lib/tether.js';

const BUNDLES = '.cache/build';
const LOCK = '.cache/build.pid';

endWithParent();
endOnBrokenPipe();
// Two builds would write into each other's bundles.
if (!takeLock(LOCK)) {
  console.error(
    `\nUne construction du site est déjà en cours sur cet ordinateur, au bureau peut-être : attendez qu'elle finisse, puis recommencez (s'il n'y en a pas, supprimez le fichier ${LOCK}).\n`,
  );
  process.exit(1);
}

// Rolldown, of whose memory this is about, would else keep what it no longer needs: hundreds of megabytes.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
const { build } = await import('vite');

const { readOptions } = await load('scripts/lib/owner-options.ts');
const { runOwnerCommand } = await load('scripts/lib/owner-command.ts');
// Stacks then name the lines that people write.
process.setSourceMapsEnabled(true);
await runOwnerCommand(async () => {
  readOptions({ help: 'npm run build  construit le site dans dist/client/' });
  await load('scripts/build-site/build.ts');
}, ' Le site précédent reste en place.');
// What a build that failed has left running would hold the command.
if (process.exitCode) process.exit();

/** Imports a TypeScript module as one bundle with all of the project that it needs: tsx would read them one by one. */
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
