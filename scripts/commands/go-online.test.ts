import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSampleSite } from '../../tests/hosting/sample-site';
import { stampFolder } from '../finished-build/build-stamp';
import { run } from './go-online';

const scratch = mkdtempSync(join(tmpdir(), 'go-online-'));
const { send } = process;
afterEach(() => {
  process.send = send;
  rmSync(scratch, { recursive: true, maxRetries: 5 });
});

test('reports no build step if the site is already built', async () => {
  const site = join(scratch, 'dist/site');
  await writeSampleSite(site);
  await stampFolder(site, {});
  const sendUpdate = vi.fn(() => true);
  process.send = sendUpdate;
  await run({ args: ['prepare'], env: { DEPLOY_SOURCE: site }, terminal: process.stdout });
  const pages = expect.objectContaining({ isFirst: true });
  expect(sendUpdate.mock.calls).toEqual([[{ pages }], [{ phase: 'done' }]]);
});
