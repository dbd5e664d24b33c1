import { afterEach, describe, expect, test, vi } from 'vitest';
import { isRunning, isStillRunning } from './processes.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes every signal fail with a code of the operating system. */
const failSignals = (code: string) =>
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(`kill ${code}`), { code });
  });

describe('isRunning()', () => {
  test('finds a process of this user', () => {
    expect(isRunning(process.ppid)).toBe(true);
  });

  test('finds a process of another user, which refuses the signal', () => {
    failSignals('EPERM');
    expect(isRunning(4321)).toBe(true);
  });

  test('does not find a process that has ended', () => {
    failSignals('ESRCH');
    expect(isRunning(4321)).toBe(false);
  });

  test.each([0, -1, Number.NaN, 1.5, 2 ** 40])('returns false for %d, which is no PID', (pid) => {
    expect(isRunning(pid)).toBe(false);
  });
});

test('isStillRunning() does not count a process from before the last start of the computer', () => {
  expect(isStillRunning(process.ppid, Date.now())).toBe(true);
  expect(isStillRunning(process.ppid, 0)).toBe(false);
});
