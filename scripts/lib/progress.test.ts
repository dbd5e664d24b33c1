import { describe, expect, test } from 'vitest';
import { inBytes, inFiles, inTime } from './format';
import { createProgress } from './progress';

const watch = (terminal: { isTTY?: boolean; columns?: number }) => {
  const written: string[] = [];
  return { written, progress: createProgress({ ...terminal, write: (text) => written.push(text) }) };
};

describe('progress', () => {
  test('on a terminal, one line moves and leaves nothing behind', () => {
    const { written, progress } = watch({ isTTY: true, columns: 60 });
    progress.start(4);
    progress.done('index.html');
    expect(written.at(-1)).toMatch(/^█{6}░{18} {2}25 % {2}1\/4 {2}index\.html$/);
    progress.end();
    expect(written.at(-1)).toBe('\r\u001b[2K');
    expect(written.join('')).not.toContain('\n');
  });

  test('a long name does not break the line', () => {
    const { written, progress } = watch({ isTTY: true, columns: 40 });
    progress.start(1);
    progress.done('x'.repeat(200));
    expect(written.at(-1)).toHaveLength(39);
  });

  test('in a log, each tenth of the work is a plain line', () => {
    const { written, progress } = watch({});
    progress.start(100);
    for (let page = 1; page <= 100; page += 1) progress.done(`page ${page}`);
    progress.end();
    expect(written).toHaveLength(10);
    expect(written[0]).toBe('  10/100  page 10\n');
    expect(written[9]).toBe('  100/100  page 100\n');
  });
});

test('numbers are written as the owner reads them', () => {
  expect([inBytes(840), inBytes(12_540), inBytes(3_100_000)]).toEqual(['840 octets', '12,5 ko', '3,1 Mo']);
  expect([inFiles(0), inFiles(1), inFiles(1200)]).toEqual(['0 fichier', '1 fichier', '1\u202f200 fichiers']);
  expect([inTime(200), inTime(8_000), inTime(125_000)]).toEqual(['1 s', '8 s', '2 min 5 s']);
});
