// This file is plain JavaScript without packages, because `.ci/run` needs it also if `npm ci` has failed.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Maximum lines of one failed test. */
const MAX_TEST_LINES = 25;
/** Maximum lines of all failed tests, so that the end of a log explains a failed run. */
const MAX_LINES = 80;
/** Minimum lines of one failed test, even if the total then exceeds MAX_LINES. */
const MIN_TEST_LINES = 6;

const MAX_LINE_CHARACTERS = 300;

/** A place in the code, in an error of Vitest or Playwright. */
const LOCATION = /^ +(?:❯|at) /;
const VITEST_NAME = /^ *FAIL {2}/;
const VITEST_SECTION = /^⎯+ .*(?:Unhandled|Uncaught).* ⎯+$/;
/** The line after each failed test in Vitest's output, for example «⎯⎯[1/2]⎯». */
const VITEST_END = /^⎯+(?:\[\d+\/\d+\]⎯*)?$/;
const PLAYWRIGHT_NAME = /^ {2}\d+\) /;
const PLAYWRIGHT_END = /^ {2}\d+ (?:failed|flaky|interrupted|skipped|did not run|passed)/;

/** @param {string} text @returns {string} */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours in a terminal begin with this character.
const removeColours = (text) => text.replace(/\x1b\[[0-9;]*m/g, '');

/**
 * Finds the failed tests in the output of Vitest or Playwright.
 * @param {string} log
 * @returns {string[][]} the lines of each failed test: its name, then the error
 */
export function findFailedTests(log) {
  /** @type {string[][]} */
  const tests = [];
  /** @type {string[] | undefined} */
  let current;
  for (const line of removeColours(log).split(/\r?\n/)) {
    const isVitestName = VITEST_NAME.test(line);
    // Vitest prints the names of several tests with the same error one after another.
    const isAnotherName = isVitestName && current?.every((name) => VITEST_NAME.test(name));
    // A test that fails again on a retry is named once for each attempt.
    if (isAnotherName && current?.includes(line)) continue;
    if ((isVitestName && !isAnotherName) || VITEST_SECTION.test(line) || PLAYWRIGHT_NAME.test(line)) {
      current = [line];
      tests.push(current);
    } else if (VITEST_END.test(line) || PLAYWRIGHT_END.test(line)) current = undefined;
    else if (line.trim() !== '') current?.push(line.trimEnd());
  }
  return tests;
}

/**
 * Shortens the lines of a failed test. Keeps the location in the code, which may come after a long difference.
 * @param {string[]} lines
 * @param {number} limit
 */
function shortenTest(lines, limit) {
  if (lines.length <= limit) return lines;
  const location = lines.slice(limit - 2).find((line) => LOCATION.test(line));
  return [...lines.slice(0, limit - (location ? 2 : 1)), '  […]', ...(location ? [location] : [])];
}

/**
 * Describes the failures of failed steps. The limit is about 80 lines, but each failed test keeps its name and the
 * first lines of its error. A step without failed tests shows the end of its log.
 * @param {{ step: string, log: string }[]} steps
 * @returns {string}
 */
export function describeFailures(steps) {
  const failures = steps.map(({ step, log }) => ({ step, log, tests: findFailedTests(log) }));
  const blockCount = failures.reduce((sum, { tests }) => sum + Math.max(tests.length, 1), 0);
  const limit = Math.max(MIN_TEST_LINES, Math.min(MAX_TEST_LINES, Math.floor(MAX_LINES / blockCount)));
  return failures
    .flatMap(({ step, log, tests }) => [
      `\n== FAILED: ${step}`,
      ...(tests.length > 0
        ? tests.flatMap((lines) => shortenTest(lines, limit))
        : removeColours(log).trimEnd().split(/\r?\n/).slice(-MAX_TEST_LINES)),
    ])
    .map((line) => line.slice(0, MAX_LINE_CHARACTERS))
    .join('\n');
}

// As a program: the arguments are pairs of a step and the file with its output.
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , ...pairs] = process.argv;
  /** @type {{ step: string, log: string }[]} */
  const steps = [];
  for (let index = 0; index + 1 < pairs.length; index += 2)
    steps.push({ step: pairs[index] ?? '', log: readFileSync(pairs[index + 1] ?? '', 'utf8') });
  console.log(describeFailures(steps));
}
