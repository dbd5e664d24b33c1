import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setUpDeployments } from './deployment';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';

const { put, refusal, expectOnline } = setUpDeployments();

describe.skipIf(!hasFtpServer)('deployments from two computers at once', () => {
  let server: HostServer;
  beforeEach(async () => {
    server = await startFtpServer();
  });
  afterEach(() => server.stop());

  test('whoever finds that another one has begun stops before he sends more, and says what to do', async () => {
    await put(server, 'A');
    const manifest = join(server.site, '.deploy-manifest.json');
    const first = refusal(server, 'B');
    // It has said what it is about to send.
    while (!/"underway": {\n {4}/.test(readFileSync(manifest, 'utf8')))
      await new Promise((resolve) => setTimeout(resolve, 2));
    const theirs = `${readFileSync(manifest, 'utf8')}\n`;
    writeFileSync(manifest, theirs);
    expect(await first).toMatch(/^Un autre envoi a commencé entre-temps, .* relancez la commande\.$/);
    expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
    expect(readFileSync(manifest, 'utf8')).toBe(theirs);
  });

  test('begun in the same moment, the next run puts a whole site online, whatever became of both', async () => {
    await put(server, 'A');
    await Promise.all([refusal(server, 'B'), refusal(server, 'C')]);
    await put(server, 'D', { byContent: true });
    expectOnline(server, 'D');
    expect(await put(server, 'D', { byContent: true })).toMatchObject({ uploaded: 0, removed: 0 });
  });
});
