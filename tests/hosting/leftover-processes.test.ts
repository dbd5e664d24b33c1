import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KEY_HEADER } from '../../scripts/desk/shared/protocol';
import { stampFolder } from '../../scripts/finished-build/build-stamp';
import { copyProject } from '../desk/open-desk';
import { scratchFolder } from '../support/scratch';
import { startFakeFtpServer } from './fake-ftp-server';
import { environmentOf } from './ftp-server';
import { writeSampleSite } from './sample-site';

const hasProc = existsSync('/proc/self/cwd');
if (!hasProc)
  console.warn('SKIPPED tests/hosting/leftover-processes.test.ts: it finds processes in /proc, which only Linux has');

/** Maximum milliseconds until child processes end, on an idle machine. */
const MAX_END_MS = 2_000;

/** Returns the processes whose working directory is a folder. Leaves out zombies, because they have no command line. */
function processesIn(root: string): { pid: number; command: string }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || readlinkSync(`/proc/${pid}/cwd`) !== root) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return command ? { pid: Number(pid), command } : [];
    } catch {
      // The process has ended since the listing, or belongs to another user.
      return [];
    }
  });
}

const scratch = scratchFolder('file');

describe.skipIf(!hasProc)("the desk's child processes", () => {
  let root = '';
  let desk: ChildProcess | undefined;
  /** Milliseconds that the desk took to start. They measure how busy the machine is, so they extend `MAX_END_MS`. */
  let startMs = 0;
  afterEach(async () => {
    if (desk?.exitCode === null && desk.signalCode === null) {
      desk.kill('SIGKILL');
      await once(desk, 'exit');
    }
    await vi.waitUntil(() => processesIn(root).length === 0, { timeout: 30_000 });
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Starts a desk and asks it to go online. */
  async function goOnline(goal: string, env: Record<string, string> = {}): Promise<ChildProcess> {
    root = copyProject();
    const startedAt = Date.now();
    // The desk's output is read until the test closes the pipe.
    desk = spawn(process.execPath, ['scripts/commands/owner.js', 'edit'], {
      cwd: root,
      env: { ...process.env, BROWSER: 'none', NODE_ENV: 'development', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [desk.stdout, desk.stderr]) stream?.on('data', (text) => (output += text));
    const url = await vi.waitUntil(() => /http:\S+/.exec(output)?.[0], { timeout: 60_000 });
    startMs = Date.now() - startedAt;
    const page = await (await fetch(url)).text();
    const key = /name="key" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const headers = { [KEY_HEADER]: key, 'content-type': 'application/json' };
    const answer = await fetch(`${url}go-online`, { method: 'POST', headers, body: JSON.stringify({ goal }) });
    expect(answer.status, await answer.text()).toBe(200);
    return desk;
  }
  const findProcess = (name: string) => processesIn(root).find(({ command }) => command.includes(name));
  const isBuilding = () => findProcess('scripts/commands/build.js') !== undefined;
  const waitUntilEnded = (hasEnded: () => boolean) =>
    vi.waitUntil(hasEnded, { timeout: MAX_END_MS + startMs, interval: 50 });
  const waitUntilGone = () => waitUntilEnded(() => processesIn(root).length === 0);

  test.each([
    ['killed', (child: ChildProcess) => child.kill('SIGKILL')],
    ['ended with its terminal', (child: ChildProcess) => child.kill('SIGHUP')],
    ['ended by Ctrl+C', (child: ChildProcess) => child.kill('SIGINT')],
  ])(
    'leave no build behind when the desk is %s',
    async (_, end) => {
      const child = await goOnline('prepare');
      await vi.waitUntil(isBuilding, { timeout: 60_000 });
      end(child);
      await once(child, 'exit');
      await waitUntilGone();
      expect(processesIn(root)).toEqual([]);
    },
    180_000,
  );

  test('reject a second build and finish their own', async () => {
    await goOnline('prepare');
    await vi.waitUntil(() => existsSync(`${root}/.cache/build.pid`), { timeout: 60_000 });
    const secondBuild = spawn(process.execPath, ['scripts/commands/build.js'], { cwd: root });
    let errors = '';
    secondBuild.stderr.on('data', (text) => (errors += text));
    const [code] = await once(secondBuild, 'exit');
    expect([code, errors]).toEqual([1, expect.stringMatching(/^\nUne construction du site est déjà en cours .*\n+$/)]);
    expect(isBuilding()).toBe(true);
  }, 180_000);

  test('leave no build behind when go-online is killed', async () => {
    const child = await goOnline('prepare');
    await vi.waitUntil(isBuilding, { timeout: 60_000 });
    const goOnlineProcess = findProcess('go-online');
    // Without its PID the signal would reach the test's own process group.
    if (!goOnlineProcess) throw new Error('nothing runs between the desk and the build');
    process.kill(goOnlineProcess.pid, 'SIGKILL');
    await waitUntilEnded(() => !isBuilding());
    expect(child.exitCode).toBeNull();
  }, 180_000);

  test('leave no upload behind when the desk is killed', async () => {
    const server = await startFakeFtpServer({ STOR: () => 'silence' });
    try {
      const site = scratch('dist/site');
      await writeSampleSite(site);
      await stampFolder(site, {});
      const env = { ...environmentOf(server.settings), DEPLOY_PLAIN_FTP: 'oui', DEPLOY_TIMEOUT: '600' };
      const child = await goOnline('online', { ...env, DEPLOY_ENV_FILE: '/dev/null', DEPLOY_SOURCE: site });
      await vi.waitUntil(() => server.commands.some((command) => command.startsWith('STOR')), { timeout: 60_000 });
      child.kill('SIGKILL');
      await once(child, 'exit');
      await waitUntilGone();
      expect(processesIn(root)).toEqual([]);
    } finally {
      await server.stop();
    }
  }, 180_000);
});

test('a command exits quietly when its output is closed', async () => {
  const child = spawn(process.execPath, ['scripts/commands/owner.js', 'to-do'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect([code, errors]).toEqual([1, '']);
});
