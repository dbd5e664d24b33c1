import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { createOnline } from './online';

/**
 * Replaces the owner command. Waits for the file `compressed` in a preparation, otherwise for `sent`, and then ends.
 */
const COMMAND = `
const { existsSync } = require('node:fs');
const isPreparation = process.argv.includes('prepare');
if (isPreparation) process.send({ step: 'compress', done: 60, total: 60, line: 'encore 5 s' });
const timer = setInterval(() => {
  if (!existsSync(isPreparation ? 'compressed' : 'sent')) return;
  clearInterval(timer);
  process.send(isPreparation ? { phase: 'done' } : { step: 'send', done: 1, total: 9, line: 'index.html' });
  process.disconnect();
}, 5);
`;

test('keeps the progress of the preparation until the next goal reports', async () => {
  const root = mkdtempSync(join(tmpdir(), 'online-'));
  mkdirSync(join(root, 'scripts/commands'), { recursive: true });
  writeFileSync(join(root, 'scripts/commands/owner.js'), COMMAND);
  const finish = (file: string) => writeFileSync(join(root, file), '');
  const states: Awaited<ReturnType<typeof online.state>>[] = [];
  const online = createOnline(root, async () => void states.push(await online.state()));
  const waitForState = (state: object) => vi.waitFor(() => expect(states.at(-1)).toMatchObject(state), MAX_WAIT_MS);
  online.start('prepare');
  await waitForState({ step: 'compress', done: 60, total: 60 });
  online.start('online');
  await waitForState({ goal: 'online', phase: 'running' });
  const count = states.length;
  finish('compressed');
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(count), MAX_WAIT_MS);
  expect(states.at(-1)).toMatchObject({
    goal: 'online',
    phase: 'running',
    step: 'compress',
    done: 60,
    total: 60,
    line: '',
  });
  finish('sent');
  await waitForState({ phase: 'failed', step: 'send', done: 1, total: 9 });
  // The next deployment starts from the beginning.
  states.length = 0;
  online.start('online');
  await vi.waitFor(
    () => expect(states[0]).toMatchObject({ phase: 'running', step: 'build', done: 0, total: 0 }),
    MAX_WAIT_MS,
  );
  online.close();
  rmSync(root, { recursive: true, maxRetries: 5 });
});
