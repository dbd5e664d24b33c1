import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build-site/vite/inline-scripts.ts';
import { photos } from './scripts/build-site/vite/photos.ts';

/** Tests of what a build has written. */
const SITE = ['tests/{built,desk,french}/**/*.test.ts'];

/** Tests with the servers of a host: `npm run test:hosting`. */
const HOSTING = ['tests/hosting/*.test.ts'];

/** Tests that build the site anew, twice: `npm run test:rebuild`. */
const REBUILD = ['tests/rebuild/*.test.ts'];

/** Rules, data and components need no build: `vitest --project units`. A test that needs a DOM says so itself. */
export default defineConfig({
  plugins: [photos(), inlineScripts(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    // One more than cores: a test that waits for a server or a disk leaves its own to another.
    maxWorkers: availableParallelism() + 1,
    // On a machine that does much else nothing fails but for what it says.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SITE, ...HOSTING, ...REBUILD],
          // A third quicker than processes: these files share what they import.
          pool: 'vmThreads',
        },
      },
      // These read all pages, and change none: what one has parsed is there for the next.
      { extends: true, test: { name: 'site', include: SITE, pool: 'threads', isolate: false } },
      { extends: true, test: { name: 'hosting', include: HOSTING } },
      { extends: true, test: { name: 'rebuild', include: REBUILD } },
    ],
  },
});
