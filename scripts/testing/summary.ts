import { readFile } from 'node:fs/promises';

/** How many tests passed, failed, and were left out because this machine lacks what they need. */
export type Tally = { passed: number; failed: number; skipped: number };

/** Counts what Vitest's JSON report says. A report that did not come counts as one failure. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A file that cannot even be loaded fails as a suite, without a failed test.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Counts what Playwright's JSON report says. A report that did not come counts as one failure. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
