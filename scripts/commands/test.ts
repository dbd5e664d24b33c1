import { existsSync, rmSync } from 'node:fs';
import { faultOfBuild } from '../finished-build/build-stamp';
import { endOnBrokenPipe } from '../lib/end-with-parent.js';
import { serveFolder } from '../lib/serve-folder';
import { getBrowser, NoBrowserError } from '../testing/chromium';
import { run } from '../testing/programs';
import { FAILED, type Summary, summarizePlaywright, summarizeVitest } from '../testing/summary';

const VITEST_REPORT = 'test-results/vitest.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

const began = Date.now();
/** Seconds that each part of the run took. */
const seconds = new Map<string, number>();
endOnBrokenPipe();

async function measureTime<Result>(part: string, action: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  try {
    return await action();
  } finally {
    seconds.set(part, Math.round((Date.now() - start) / 1000));
  }
}

/**
 * Builds the site if a source has changed since the last build. Then runs the unit tests, the tests of built pages, and
 * the browser tests.
 */
async function runTests(): Promise<Summary[]> {
  // Installs a browser if the machine has none.
  await getBrowser();
  rmSync('test-results', { recursive: true, force: true });
  const isBuilt = existsSync('.cache/photos') && !(await faultOfBuild());
  if (!isBuilt && (await measureTime('build', () => run('npm', ['run', 'build']))).code !== 0) return [FAILED];

  const server = await serveFolder('dist/client');
  const environment = { SITE_URL: server.url };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  try {
    await measureTime('units and built pages', () =>
      run('vitest', ['run', '--project=units*', '--project=site', ...reporters], { environment }),
    );
    await measureTime('browser', () =>
      run('playwright', ['test', '--project=desktop*', '--project=phone*'], {
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
      }),
    );
  } finally {
    await server.close();
  }
  return [await summarizeVitest(VITEST_REPORT), await summarizePlaywright(PLAYWRIGHT_REPORT)];
}

try {
  const summaries = await runTests();
  const count = (kind: keyof Summary) => summaries.reduce((sum, summary) => sum + summary[kind], 0);
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped (each says above what it lacks)` : '';
  const parts = Array.from(seconds, ([part, time]) => `${part} ${time} s`).join(', ');
  console.log(`\n${Math.round((Date.now() - began) / 1000)} s (${parts})${skipped}`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(`${error.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
