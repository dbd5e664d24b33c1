import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatBytes, formatDuration, formatFiles } from './format';
import { type BuildStep, createBuildProgress, createProgress } from './progress';

const createWatched = (terminal: { isTTY?: boolean; columns?: number }) => {
  const outputs: string[] = [];
  return { outputs, progress: createProgress({ ...terminal, write: (text) => outputs.push(text) }) };
};

describe('progress', () => {
  test('redraws one line on a terminal and clears it at the end', () => {
    const { outputs, progress } = createWatched({ isTTY: true, columns: 60 });
    progress.start(4);
    progress.done('index.html');
    expect(outputs.at(-1)).toMatch(/^█{6}░{18} {2}25 % {2}1\/4 {2}index\.html$/);
    progress.end();
    expect(outputs.at(-1)).toBe('\r\u001b[2K');
    expect(outputs.join('')).not.toContain('\n');
  });

  test('keeps a long file name within one line', () => {
    const { outputs, progress } = createWatched({ isTTY: true, columns: 40 });
    progress.start(1);
    progress.done('x'.repeat(200));
    expect(outputs.at(-1)).toHaveLength(39);
  });

  test('prints one line per tenth of the work in a log', () => {
    const { outputs, progress } = createWatched({});
    progress.start(100);
    for (let page = 1; page <= 100; page += 1) progress.done(`page ${page}`);
    progress.end();
    expect(outputs).toHaveLength(10);
    expect(outputs[0]).toBe('  10/100  page 10\n');
    expect(outputs[9]).toBe('  100/100  page 100\n');
  });
});

describe('progress of steps with unequal work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows the share of the work, not of the steps', () => {
    const { outputs, progress } = createWatched({ isTTY: true, columns: 60 });
    progress.start(4, { work: 100 });
    progress.done('large.avif', 75);
    expect(outputs.at(-1)).toMatch(/^█{18}░{6} {2}75 % {2}1\/4 {2}large\.avif$/);
  });

  test('shows the remaining time based on the work done so far', () => {
    const { outputs, progress } = createWatched({ isTTY: true, columns: 80 });
    progress.start(4, { work: 100 });
    vi.advanceTimersByTime(10_000);
    progress.done('large.avif', 25);
    expect(outputs.at(-1)).toContain('1/4  encore 30 s  large.avif');
    vi.advanceTimersByTime(30_000);
    progress.done('larger.avif', 55);
    expect(outputs.at(-1)).toContain('2/4  encore 10 s  larger.avif');
  });

  test('hides the remaining time for two seconds and after the last step', () => {
    const { outputs, progress } = createWatched({ isTTY: true, columns: 80 });
    progress.start(2, { work: 2 });
    vi.advanceTimersByTime(1_900);
    progress.done('first', 1);
    vi.advanceTimersByTime(9_000);
    progress.done('last', 1);
    expect(outputs.join('')).not.toContain('encore');
    expect(outputs.at(-1)).toContain('100 %  2/2  last');
  });

  test('prints the remaining time in the lines of a log', () => {
    const { outputs, progress } = createWatched({});
    progress.start(2, { work: 2 });
    vi.advanceTimersByTime(20_000);
    progress.done('first', 1);
    expect(outputs).toEqual(['  1/2  encore 20 s  first\n']);
  });
});

describe('progress of a build', () => {
  const runBuild = (starter: Parameters<typeof createBuildProgress>[2], step: BuildStep = 'photos') => {
    const outputs: string[] = [];
    const progress = createBuildProgress(step, { write: (text) => outputs.push(text) }, starter);
    progress.say('Photos : 1 fichier à encoder.');
    progress.start(1, { work: 10 });
    progress.done('toit.jpg', 10);
    progress.end();
    return outputs.join('');
  };

  test('is printed if the parent process opened no channel', () => {
    expect(runBuild({})).toBe('Photos : 1 fichier à encoder.\n  1/1  toit.jpg\n');
  });

  test('is sent to the parent process', () => {
    const updates: unknown[] = [];
    expect(runBuild({ connected: true, send: (update: unknown) => updates.push(update) > 0 })).toBe('');
    expect(updates).toEqual([
      { step: 'photos', done: 0, total: 1, line: '' },
      { step: 'photos', done: 1, total: 1, line: '' },
      { step: 'build', done: 0, total: 0, line: '' },
    ]);
  });

  test('keeps the progress of compression at its end', () => {
    const updates: unknown[] = [];
    runBuild({ connected: true, send: (update: unknown) => updates.push(update) > 0 }, 'compress');
    expect(updates.at(-1)).toEqual({ step: 'compress', done: 1, total: 1, line: '' });
  });

  test('continues after the end of the parent process', () => {
    const send = () => {
      throw new Error('channel closed');
    };
    expect(runBuild({ connected: false, send })).toBe('');
  });
});

test('formats numbers in French', () => {
  expect([formatBytes(840), formatBytes(12_540), formatBytes(3_100_000)]).toEqual(['840 octets', '12,5 ko', '3,1 Mo']);
  expect([formatFiles(0), formatFiles(1), formatFiles(1200)]).toEqual([
    '0 fichier',
    '1 fichier',
    '1\u202f200 fichiers',
  ]);
  expect([formatDuration(200), formatDuration(8_000), formatDuration(125_000)]).toEqual(['1 s', '8 s', '2 min 5 s']);
});
