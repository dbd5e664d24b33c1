import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { takeLock } from './process-lock.js';

const path = scratchFolder();
const file = () => path('.cache/build.pid');

test('holds the PID until it is freed, and can be taken again', () => {
  const lock = takeLock(file());
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
  expect(takeLock(file())).toBeUndefined();
  lock?.free();
  expect(existsSync(file())).toBe(false);
  takeLock(file())?.free();
});

test.each([
  ['a process that has ended', () => writeFileSync(file(), '999999999')],
  ['a process of before the last start of the computer', () => utimesSync(file(), 0, 0)],
  ['nobody', () => writeFileSync(file(), '') ?? utimesSync(file(), 0, 0)],
])('is taken from %s', (_, leave) => {
  takeLock(file())?.free();
  writeFileSync(file(), String(process.ppid));
  leave();
  const lock = takeLock(file());
  expect(lock).toBeDefined();
  lock?.free();
});

test('waits while another process is writing its PID', () => {
  takeLock(file())?.free();
  writeFileSync(file(), '');
  expect(takeLock(file())).toBeUndefined();
});
