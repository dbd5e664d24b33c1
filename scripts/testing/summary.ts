import { readFile } from 'node:fs/promises';

/** Numbers of tests that passed, that failed, and that were skipped because this machine lacks a program for them. */
export type Summary = { passed: number; failed: number; skipped: number };

/** Summary of a run without a report, for example if the test runner did not start. */
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
  // If a test file cannot be loaded, the suite fails without a failed test.
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Summarizes Playwright's JSON report. A test that passed only on a retry counts as failed. */
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
