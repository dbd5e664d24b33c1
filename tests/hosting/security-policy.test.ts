// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/testing/chromium';
import { type Apache, hasApache, startApache } from './apache';
import { writeSampleSite } from './sample-site';

const executablePath = findBrowser();
const runs = hasApache && executablePath !== undefined;
if (!runs) console.warn('SKIPPED tests/hosting/security-policy.test.ts: no Apache or no Chromium here');

let scratch: string;
let server: Apache;
let browser: Browser;

beforeAll(async () => {
  if (!runs) return;
  scratch = await mkdtemp(join(tmpdir(), 'policy-'));
  await writeSampleSite(scratch);
  server = await startApache(scratch);
  browser = await chromium.launch({ executablePath });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (scratch) await rm(scratch, { recursive: true });
});

/** Opens an address and collects what the policy refused. */
async function open(path: string) {
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Cross-Origin-Embedder/.test(message.text())) refused.push(message.text());
  });
  const answer = await page.goto(server.origin + path, { waitUntil: 'load' });
  return { page, refused, status: answer?.status() };
}

describe.skipIf(!runs)('the security policy in a browser', () => {
  test("lets the page's own styles and scripts through", async () => {
    for (const [path, expected] of [
      ['/', 200],
      ['/contact', 200],
      ['/inconnu', 404],
    ] as const) {
      const { page, refused, status } = await open(path);
      expect([status, refused]).toEqual([expected, []]);
      await page.close();
    }
  }, 30_000);

  test('runs no script and no handler that somebody injected into a page', async () => {
    const file = join(server.folder, 'index.html');
    const html = await readFile(file, 'utf8');
    const injected =
      '<script>document.documentElement.dataset.injected="inline"</script>' +
      '<img src="/missing.png" alt="" onerror="document.documentElement.dataset.injected=\'handler\'">' +
      '<script src="https://evil.example/x.js"></script>';
    await writeFile(file, html.replace('</body>', `${injected}</body>`));
    await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
    const { page, refused } = await open('/');
    expect(await page.content()).toContain('dataset.injected="inline"');
    expect(await page.evaluate(() => document.documentElement.dataset.injected)).toBeUndefined();
    expect(refused.length).toBeGreaterThanOrEqual(3);
    await page.close();
  }, 30_000);
});
