import { readFile } from 'node:fs/promises';

/** How many tests passed, failed, and were skipped because this machine lacks what they need. */
export type Summary = { passed: number; failed: number; skipped: number };

/** A run without a report, or of which nothing could start. */
export const FAILED: Summary = { passed: 0, failed: 1, skipped: 0 };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
};

/** Summarizes Vitest's JSON report. */
export async function summarizeVitest(file: string): Promise<Summary> {
  const report = await readReport<VitestReport>(file);
  if (!report) return FAILED;
  // A file that cannot even be loaded fails as a suite, without a failed test.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Summarizes Playwright's JSON report; a test that passed only when repeated has failed. */
export async function summarizePlaywright(file: string): Promise<Summary> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
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
