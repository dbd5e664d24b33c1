// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { oneAtATime } from './one-at-a-time';

const folder = scratchFolder();
let lock: string;
beforeEach(() => {
  lock = folder('cache/deploy.pid');
});

test('a second deployment on this computer is refused while the first one runs, and goes ahead after it', async () => {
  await oneAtATime(async () => {
    await expect(oneAtATime(async () => 'second', lock)).rejects.toThrow(/^Une mise en ligne est déjà en cours/);
  }, lock);
  expect(existsSync(lock)).toBe(false);
  expect(await oneAtATime(async () => 'second', lock)).toBe('second');
});

test('one that failed or was killed stops nobody', async () => {
  await expect(oneAtATime(() => Promise.reject(new Error('cut')), lock)).rejects.toThrow('cut');
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, String(spawnSync('true').pid));
  expect(await oneAtATime(async () => 'next', lock)).toBe('next');
});
