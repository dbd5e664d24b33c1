// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'cache/deploy.pid');
});
afterEach(() => rmSync(folder, { recursive: true }));

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
