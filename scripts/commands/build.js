// What `npm run build` runs: plain JavaScript, since it makes the rest readable for Node.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUNDLES = '.cache/build';

// A build that reports its progress to another process ends with it; the channel alone keeps nothing running.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

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
