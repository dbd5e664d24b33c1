import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './scripts/build-site/vite/inline-scripts.ts';
import { photos } from './scripts/build-site/vite/photos.ts';
import { listFiles } from './scripts/lib/list-files.ts';

/** Tests of the built site. */
const SITE = ['tests/{built,desk,french}/**/*.test.ts'];

/** Tests with real servers of a host: `npm run test:hosting`. */
const HOSTING = ['tests/hosting/*.test.ts'];

/** Tests that build the site again, twice: `npm run test:rebuild`. */
const REBUILD = ['tests/rebuild/*.test.ts'];

/** Files that are not unit tests. */
const OTHER_FILES = [...configDefaults.exclude, ...SITE, ...HOSTING, ...REBUILD];

/**
 * Matches a test file with a DOM or with a mock of a module. Without isolation, the file would change the globals or
 * the modules of the next file in its worker.
 */
const NEEDS_ISOLATION = /^\/\/ @vitest-environment |\bvi\.(mock|doMock|resetModules)\(/m;
const FOLDERS = ['components', 'data', 'pages', 'renderer', 'scripts', 'tests'];
const filesByFolder = await Promise.all(
  FOLDERS.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
);
const ISOLATED_FILES = filesByFolder
  .flat()
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => NEEDS_ISOLATION.test(readFileSync(file, 'utf8')));

/** Test files that take far longer than their size suggests, longest first. They start servers, desks and builds. */
const LONGEST_FILES = [
  'tests/hosting/deploy-interrupted.test.ts',
  'tests/hosting/deploy-over.test.ts',
  'tests/hosting/leftover-processes.test.ts',
  'tests/hosting/deploy-ftp.test.ts',
  'tests/hosting/commands.test.ts',
  'tests/hosting/online.test.ts',
];

/**
 * Starts the longest files first, so that no worker runs one of them alone at the end. In a new clone Vitest knows no
 * durations and sorts files by size.
 */
class LongestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sortedFiles = await super.sort(files);
    const longestFiles = LONGEST_FILES.flatMap((name) => sortedFiles.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...new Set([...longestFiles, ...sortedFiles])];
  }
}

/**
 * `vitest --project 'units*'` tests rules, data and components, which need no build. A test that needs a DOM requests
 * it in its own file.
 */
export default defineConfig({
  plugins: [photos(), inlineScripts(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    // One more worker than cores, because a test that waits for a disk or a program leaves its core idle.
    maxWorkers: availableParallelism() + 1,
    // Long timeouts, so that tests do not fail only because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OTHER_FILES, ...ISOLATED_FILES],
          // The files of a worker share imported modules and the parsed test data, because importing both takes longer
          // than most tests. `--project=units*` takes 30 % less CPU than with all files isolated.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A third faster than processes.
        test: { name: 'units, isolated', include: ISOLATED_FILES, exclude: OTHER_FILES, pool: 'vmThreads' },
      },
      // These tests read all pages and change none, so they share the parsed pages.
      { extends: true, test: { name: 'site', include: SITE, pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: HOSTING,
          // These tests wait for servers a quarter of their time. Vitest requires a group of its own for another number
          // of workers.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'rebuild', include: REBUILD } },
    ],
  },
});
