import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
// These tests open their own desks. They share the worker of the other tests, because a new worker starts a new
// browser.
import { test } from './journey';
import { copyProject, startDesk } from './open-desk';

let folder = '';
let processes: ChildProcess[] = [];
test.beforeEach(() => {
  folder = copyProject();
});
test.afterEach(async () => {
  await killDesk();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

async function killDesk(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const running = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  processes = [];
  for (const desk of running) desk.kill(signal);
  await Promise.all(running.map((desk) => once(desk, 'exit')));
}

/** Starts the desk. Returns the first message, the URL in it, and the output. */
async function start() {
  const { desk, output, match } = startDesk(folder, /(déjà ouvert|va s’ouvrir).* (http:\S+)/);
  processes.push(desk);
  const [, first, url] = (await match) ?? [];
  return { first, url, output };
}

test('opens one desk for two simultaneous starts, and again after a kill', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect([first.first, second.first].sort()).toEqual(['déjà ouvert', 'va s’ouvrir']);
  expect(first.url).toBe(second.url);
  await killDesk();
  expect(await start()).toMatchObject({ first: 'va s’ouvrir', url: first.url });
  await killDesk();
  // Another program now listens on the port.
  const { host, port } = new URL(first.url!);
  const stranger = createServer((socket) => socket.destroy()).listen(Number(port), '127.0.0.1');
  await once(stranger, 'listening');
  const next = await start();
  expect(next).toMatchObject({ first: 'va s’ouvrir', url: expect.not.stringContaining(host) });
  expect(await start()).toMatchObject({ first: 'déjà ouvert', url: next.url });
  stranger.close();
});

test('shows a stored home page until the preview starts, unless data/ changed', async () => {
  const home = async ({ url }: Awaited<ReturnType<typeof start>>) => (await fetch(new URL('/', url))).text();
  const heading = (html: string) => /<h1.*?<\/h1>/s.exec(html)?.[0];
  const printedHome = await home(await start());
  await killDesk('SIGINT');
  const secondStart = await start();
  const shownHome = await home(secondStart);
  expect(secondStart.output()).not.toContain('Tout est prêt');
  expect(heading(shownHome)).toBe(heading(printedHome));
  expect(shownHome, 'the page needs no other request for its styles and fonts').not.toMatch(/rel="stylesheet"|\.woff2/);
  await killDesk();
  const file = join(folder, 'data/home.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Expert en rénovation', 'Artisan de la rénovation'));
  expect(heading(await home(await start()))).toContain('Artisan de');
});
