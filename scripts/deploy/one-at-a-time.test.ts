import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { oneAtATime } from './one-at-a-time';

const folder = scratchFolder();

test('one that failed or was killed stops nobody', async () => {
  const lock = folder('cache/deploy.pid');
  await expect(oneAtATime(() => Promise.reject(new Error('cut')), lock)).rejects.toThrow('cut');
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, String(spawnSync('true').pid));
  expect(await oneAtATime(async () => 'next', lock)).toBe('next');
});
