import { relative } from 'node:path';
import type { Finding } from './finding';
import { outputOf } from './output-of';

/** The browser's code alone, with the built-ins that the oldest engines have. */
const BROWSER = ['-p', 'tsconfig.browser.json'];

const ERROR = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.+)$/gm;

/** What TypeScript refuses; in the browser's code also what engines of 2018 lack, and what reaches back to data/ or pages/. */
export async function checkTypes(): Promise<Finding[]> {
  const everywhere = await typeErrors([]);
  const known = new Set(everywhere.map(({ place }) => place));
  const inBrowser = (await typeErrors(BROWSER)).filter(({ place }) => !known.has(place));
  return [
    ...everywhere.map((error) => ({
      ...error,
      remedy: 'correct the type; `npx tsc --noEmit` shows it in its context',
    })),
    ...inBrowser.map((error) => ({ ...error, remedy: 'engines of 2018 lack it: write it with what ES2018 has' })),
    ...(await reachingBack()),
  ];
}

async function typeErrors(options: string[]): Promise<Omit<Finding, 'remedy'>[]> {
  const text = await outputOf('tsc', ['--noEmit', '--pretty', 'false', ...options]);
  return [...text.matchAll(ERROR)].map(([, file, line, column, code, message]) => ({
    place: `${file}:${line}:${column}`,
    problem: `${message} (${code})`,
  }));
}

async function reachingBack(): Promise<Finding[]> {
  const files = (await outputOf('tsc', ['--noEmit', '--listFilesOnly', ...BROWSER])).trim().split('\n');
  return files
    .map((file) => relative('.', file))
    .filter((file) => /^(data|pages)[/\\]/.test(file))
    .map((place) => ({
      place,
      problem: "the browser's code imports it",
      remedy: 'hand over what is needed as a prop or an attribute',
    }));
}
