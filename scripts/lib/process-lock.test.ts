import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { takeLock } from './process-lock.js';

const path = scratchFolder();
const file = () => path('.cache/build.pid');

test('takeLock() writes the PID until the lock is freed', () => {
  const lock = takeLock(file());
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
  expect(takeLock(file())).toBeUndefined();
  lock?.free();
  expect(existsSync(file())).toBe(false);
  takeLock(file())?.free();
});

test.each([
  ['a process that has ended', () => writeFileSync(file(), '999999999')],
  ['a process from before the last start of the computer', () => utimesSync(file(), 0, 0)],
  ['an empty old file', () => writeFileSync(file(), '') ?? utimesSync(file(), 0, 0)],
])('takeLock() takes the lock from %s', (_, leave) => {
  takeLock(file())?.free();
  writeFileSync(file(), String(process.ppid));
  leave();
  const lock = takeLock(file());
  expect(lock).toBeDefined();
  lock?.free();
});

test('takeLock() respects a lock file without a PID yet', () => {
  takeLock(file())?.free();
  writeFileSync(file(), '');
  expect(takeLock(file())).toBeUndefined();
});
