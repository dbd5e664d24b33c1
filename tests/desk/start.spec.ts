import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, startDesk } from './open-desk';

let folder = '';
let started: ChildProcess[] = [];
test.beforeEach(() => {
  folder = copyProject();
});
test.afterEach(async () => {
  await killDesk();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

async function killDesk(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  started = [];
  for (const one of running) one.kill(signal);
  await Promise.all(running.map((one) => once(one, 'exit')));
}

/** What `npm run editer` says first, the address that it says, and all that it has said. */
async function start() {
  const { desk, said, heard } = startDesk(folder, /(déjà ouvert|va s’ouvrir).* (http:\S+)/);
  started.push(desk);
  const [, first, url] = (await heard) ?? [];
  return { first, url, said };
}

test('of two starts at the same moment one opens the desk and the other shows it; after a kill the next one opens it', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect([one.first, other.first].sort()).toEqual(['déjà ouvert', 'va s’ouvrir']);
  expect(one.url).toBe(other.url);
  await killDesk();
  expect(await start()).toMatchObject({ first: 'va s’ouvrir', url: one.url });
  await killDesk();
  // Another program may listen there.
  const { host, port } = new URL(one.url!);
  const stranger = createServer((socket) => socket.destroy()).listen(Number(port), '127.0.0.1');
  await once(stranger, 'listening');
  const next = await start();
  expect(next).toMatchObject({ first: 'va s’ouvrir', url: expect.not.stringContaining(host) });
  expect(await start()).toMatchObject({ first: 'déjà ouvert', url: next.url });
  stranger.close();
});

test('opened again, the desk shows the home page before the preview has started; never one of before a change', async () => {
  const home = async ({ url }: Awaited<ReturnType<typeof start>>) => (await fetch(new URL('/', url))).text();
  const heading = (html: string) => /<h1.*?<\/h1>/s.exec(html)?.[0];
  const printed = await home(await start());
  await killDesk('SIGINT');
  const again = await start();
  const shown = await home(again);
  expect(again.said()).not.toContain('Tout est prêt');
  expect(heading(shown)).toBe(heading(printed));
  expect(shown, 'nothing that it is drawn with is still to come').not.toMatch(/rel="stylesheet"|\.woff2/);
  await killDesk();
  const file = join(folder, 'data/home.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Expert en rénovation', 'Artisan de la rénovation'));
  expect(heading(await home(await start()))).toContain('Artisan de');
});
