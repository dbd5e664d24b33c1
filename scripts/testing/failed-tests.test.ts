import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { describeFailures, findFailedTests } from './failed-tests.js';

const path = scratchFolder('file');

const VITEST_LOG = `
 \x1b[32m✓\x1b[39m units  data/model/text/slug.test.ts (3 tests) 4ms
 ❯ units  scripts/a.test.ts (2 tests | 1 failed) 7ms
     × adds 3ms
 ❯ units  scripts/b.test.ts (0 test)

⎯⎯⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯⎯⎯⎯

 \x1b[41mFAIL\x1b[49m  units  scripts/b.test.ts [ scripts/b.test.ts ]
Error: Cannot find module './gone'
 ❯ scripts/b.test.ts:1:1
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/3]⎯

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  units  scripts/a.test.ts > adds
 FAIL  units  scripts/a.test.ts > adds
 FAIL  units  scripts/a.test.ts > adds again
AssertionError: expected 3 to be 4

 ❯ scripts/a.test.ts:9:3
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/3]⎯

 Test Files  2 failed | 1 passed (3)
`;

const PLAYWRIGHT_LOG = `
Running 3 tests using 3 workers
·F·F
  1) [desk] › tests/desk/start.spec.ts:9:1 › opens ────────

    Error: expect(locator).toBeVisible() failed

    > 10 |   await expect(page).toBeVisible();
        at /project/tests/desk/start.spec.ts:10:3

  2) [desktop] › tests/print.spec.ts:3:1 › prints ────────

    Test timeout of 240000ms exceeded.

  2 failed
    [desk] › tests/desk/start.spec.ts:9:1 › opens ────────
    [desktop] › tests/print.spec.ts:3:1 › prints ────────
  1 passed (3.1s)
`;

describe('findFailedTests()', () => {
  test('reads failed tests and files of Vitest, with their errors', () => {
    expect(findFailedTests(VITEST_LOG)).toEqual([
      [
        ' FAIL  units  scripts/b.test.ts [ scripts/b.test.ts ]',
        "Error: Cannot find module './gone'",
        ' ❯ scripts/b.test.ts:1:1',
      ],
      [
        ' FAIL  units  scripts/a.test.ts > adds',
        ' FAIL  units  scripts/a.test.ts > adds again',
        'AssertionError: expected 3 to be 4',
        ' ❯ scripts/a.test.ts:9:3',
      ],
    ]);
  });

  test('reads failed tests of Playwright, with their errors', () => {
    expect(findFailedTests(PLAYWRIGHT_LOG)).toEqual([
      [
        '  1) [desk] › tests/desk/start.spec.ts:9:1 › opens ────────',
        '    Error: expect(locator).toBeVisible() failed',
        '    > 10 |   await expect(page).toBeVisible();',
        '        at /project/tests/desk/start.spec.ts:10:3',
      ],
      ['  2) [desktop] › tests/print.spec.ts:3:1 › prints ────────', '    Test timeout of 240000ms exceeded.'],
    ]);
  });

  test('reads errors outside of tests', () => {
    const log = '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯\nError: lost\n ❯ a.ts:1:1\n⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯\n\n Test Files  1 passed (1)';
    expect(findFailedTests(log)).toEqual([['⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯', 'Error: lost', ' ❯ a.ts:1:1']]);
  });
});

describe('describeFailures()', () => {
  const failure = (name: string, lineCount: number) =>
    [
      ` FAIL  units  ${name}`,
      ...Array.from({ length: lineCount }, (_, line) => `+ ${line}`),
      ` ❯ ${name}:7:1`,
      '⎯⎯[1/1]⎯',
    ].join('\n');

  test('shows at most 25 lines of a failed test, and its place', () => {
    const [, heading, name, ...error] = describeFailures([{ step: 'npm test', log: failure('a.ts', 100) }]).split('\n');
    expect([heading, name]).toEqual(['== FAILED: npm test', ' FAIL  units  a.ts']);
    expect(error).toHaveLength(24);
    expect(error.slice(-3)).toEqual(['+ 21', '  […]', ' ❯ a.ts:7:1']);
  });

  test('explains ten failures of two steps in fewer than 90 lines', () => {
    const log = Array.from({ length: 5 }, (_, index) => failure(`${index}.ts`, 100)).join('\n');
    const steps = ['npm run test:hosting', 'npm test'].map((step) => ({ step, log }));
    const lines = describeFailures(steps).split('\n');
    expect(lines.length).toBeLessThan(90);
    expect(lines.filter((line) => line.startsWith(' FAIL'))).toHaveLength(10);
  });

  test('shows the end of a log without failed tests, from the command line', () => {
    const log = Array.from({ length: 200 }, (_, index) => `line ${index}`).join('\n');
    writeFileSync(path('0'), log);
    const output = execFileSync(process.execPath, ['scripts/testing/failed-tests.js', 'npm run check', path('0')]);
    const lines = output.toString().trim().split('\n');
    expect(lines.slice(0, 2)).toEqual(['== FAILED: npm run check', 'line 175']);
    expect(lines.at(-1)).toBe('line 199');
  });
});
