import { rm } from 'node:fs/promises';
import { serveFolder } from './serve/serve-folder';
import { getBrowser, NoBrowserError } from './testing/get-browser';
import { run } from './testing/run-command';
import { type Tally, tallyPlaywright, tallyVitest } from './testing/summary';

const VITEST_REPORT = 'test-results/vitest.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

const began = Date.now();

/** Builds once, then tests units and rules, and the built site in a real browser. */
async function test(): Promise<Tally[]> {
  const browser = await getBrowser();
  await rm('test-results', { recursive: true, force: true });
  if ((await run('npm', ['run', 'build'])) !== 0) return [{ passed: 0, failed: 1, skipped: 0 }];

  const server = await serveFolder('dist/client');
  const environment = { CHROME_PATH: browser, SITE_URL: server.url };
  try {
    await run(
      'npx',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
      environment,
    );
    await run('npx', ['playwright', 'test'], { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT });
  } finally {
    await server.close();
  }
  return [await tallyVitest(VITEST_REPORT), await tallyPlaywright(PLAYWRIGHT_REPORT)];
}

try {
  const tallies = await test();
  const count = (kind: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[kind], 0);
  console.log(
    `\n${Math.round((Date.now() - began) / 1000)} s${count('skipped') > 0 ? `, ${count('skipped')} skipped (each says above what it lacks)` : ''}`,
  );
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(`${error.message}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
