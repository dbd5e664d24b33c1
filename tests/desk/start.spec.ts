import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

let folder = '';
let started: ChildProcess[] = [];
test.beforeEach(() => {
  // With an apostrophe and a space, as owners name folders.
  folder = mkdtempSync(join(tmpdir(), "d'essai "));
  cpSync('data', join(folder, 'data'), { recursive: true, filter: (file) => !file.includes('photos/') });
});
test.afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

async function kill(): Promise<void> {
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  started = [];
  for (const one of running) one.kill('SIGKILL');
  await Promise.all(running.map((one) => once(one, 'exit')));
}

/** What `npm run editer` says first, and the address that it says. */
function start(): Promise<[said: string | undefined, url: string | undefined]> {
  const env = { ...process.env, BROWSER: 'none' };
  const desk = spawn(process.execPath, [resolve('scripts/owner.js'), 'edit'], { cwd: folder, env });
  started.push(desk);
  let said = '';
  return new Promise((opened) => {
    for (const stream of [desk.stdout, desk.stderr])
      stream.on('data', (part) => {
        said += part;
        const found = /(déjà ouvert|va s’ouvrir).* (http:\S+)/.exec(said);
        if (found) opened([found[1], found[2]]);
      });
    desk.once('exit', () => opened([said, undefined]));
  });
}

test('of two starts at the same moment one opens the desk and the other shows it; after a kill the next one opens it', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect([one[0], other[0]].sort()).toEqual(['déjà ouvert', 'va s’ouvrir']);
  expect(one[1]).toBe(other[1]);
  await kill();
  expect(await start()).toEqual(['va s’ouvrir', one[1]]);
  await kill();
  // Another program may listen there.
  const stranger = createServer((socket) => socket.destroy()).listen(Number(new URL(one[1]!).port), '127.0.0.1');
  await once(stranger, 'listening');
  const next = await start();
  expect(next).toEqual(['va s’ouvrir', expect.not.stringContaining(new URL(one[1]!).host)]);
  expect(await start()).toEqual(['déjà ouvert', next[1]]);
  stranger.close();
});
