// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setUpDeployments } from './deployment';
import { giveToOwner } from './foreign-files';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { watching } from './visitor';

if (!hasFtpServer) console.warn('SKIPPED tests/hosting/deploy-together.test.ts: apt-get install proftpd-core');

const PATIENT = Array.from({ length: 20 }, () => 20);
const LOCK = '.deploy-manifest.json.verrou.envoi';
const { versions, put, said, refusal, expectOnline } = setUpDeployments();

describe.skipIf(!hasFtpServer)('two deployments at once', () => {
  let server: HostServer;
  beforeEach(async () => {
    server = await startFtpServer();
  });
  afterEach(() => server.stop());

  const lockFile = () => join(server.site, LOCK);
  const writeLock = (holder: object) => {
    writeFileSync(lockFile(), JSON.stringify({ id: 'x', since: new Date().toISOString(), ...holder }));
    giveToOwner(server.site);
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('the second says who is at work and since when, and waits until he has finished', async () => {
    writeLock({ machine: 'BUREAU', pid: 1, seen: new Date().toISOString() });
    const waiting = put(server, 'A', { times: { machine: 'PORTABLE', poll: 20 } });
    await until(() => said().includes('Un autre envoi'));
    expect(said()).toMatch(/est en cours sur l'ordinateur « BUREAU », depuis \d\d h \d\d : celui-ci attend/);
    expect(existsSync(join(server.site, 'index.html'))).toBe(false);
    rmSync(lockFile());
    await waiting;
    expectOnline(server, 'A');
    expect(existsSync(lockFile())).toBe(false);
  });

  test('one that begins while another is at work puts the whole of its version online', async () => {
    await put(server, 'A');
    const first = put(server, 'B', { times: { machine: 'BUREAU' } });
    await until(() => existsSync(lockFile()));
    const second = put(server, 'C', { pauses: PATIENT, times: { machine: 'PORTABLE', poll: 20 } });
    await watching(server.site, versions, Promise.all([first, second]));
    expectOnline(server, 'C');
    expect(await put(server, 'C', { byContent: true })).toMatchObject({ uploaded: 0 });
  });

  test('begun in the same moment, one of them waits or stops, and the site is whole', async () => {
    await put(server, 'A');
    const both = ['BUREAU', 'PORTABLE'].map((machine, index) =>
      refusal(server, index === 0 ? 'B' : 'C', { pauses: PATIENT, times: { machine, poll: 20 } }),
    );
    const ends = await watching(server.site, versions, Promise.all(both));
    for (const end of ends) expect(end).toMatch(/^not refused$|^Un autre envoi a commencé entre-temps/);
    expect(await put(server, 'D', { byContent: true })).toMatchObject({ refusedRemovals: 0 });
    expectOnline(server, 'D');
  });

  test('a lock whose holder gives no sign is taken over', async () => {
    writeLock({ machine: 'PORTABLE', pid: 1, seen: new Date().toISOString() });
    await put(server, 'A', { times: { poll: 10, stale: 60 } });
    expect(said()).toContain('ne donne plus signe de vie : celui-ci prend sa place.');
    expectOnline(server, 'A');
    expect(existsSync(lockFile())).toBe(false);
  });

  test('a lock from long ago, and one of a program of this machine that has ended, stop nobody', async () => {
    writeLock({ machine: 'PORTABLE', pid: 1, seen: '2026-01-01T08:00:00.000Z' });
    await put(server, 'A');
    const child = spawn('true');
    await once(child, 'exit');
    writeLock({ machine: 'BUREAU', pid: child.pid, seen: new Date().toISOString() });
    await put(server, 'B', { times: { machine: 'BUREAU' } });
    expect(said()).not.toContain('Un autre envoi');
    expectOnline(server, 'B');
  });

  test('whoever has lost the lock stops before he sends more', async () => {
    await put(server, 'A');
    const losing = refusal(server, 'B');
    await until(() => said().split('Ce qui change').length > 2);
    writeLock({ machine: 'PORTABLE', pid: 1, seen: new Date().toISOString() });
    expect(await losing).toMatch(/^Un autre envoi a commencé entre-temps sur l'ordinateur « PORTABLE »/);
    expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
    expect(existsSync(lockFile())).toBe(true);
  });

  test('a look takes no lock and waits for nobody', async () => {
    writeLock({ machine: 'PORTABLE', pid: 1, seen: new Date().toISOString() });
    expect((await put(server, 'A', { dryRun: true })).uploaded).toBeGreaterThan(10);
    expect(said()).not.toContain('Un autre envoi');
  });
});
