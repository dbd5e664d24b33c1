import { run } from '../testing/programs';
import type { Finding } from './report';

/**
 * Options that check only the browser's code, with the built-ins of the oldest browsers. They also make TypeScript
 * print why each file is included.
 */
const BROWSER = ['-p', 'tsconfig.browser.json', '--explainFiles'];

const TYPE_ERROR = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.+)$/gm;
const IMPORT_OF_DATA = /Imported via ['"](\.[^'"]*\/(?:data|pages)\/[^'"]+)['"] from file '(?!data\/|pages\/)([^']+)'/g;

/**
 * Returns TypeScript's errors. For the browser's code also returns built-ins that the oldest browsers lack, and imports
 * of data/ or pages/.
 */
export async function checkTypes(): Promise<Finding[]> {
  const allErrors = typeErrors(await runTsc([]), 'correct the type; `npx tsc --noEmit` shows it in its context');
  const reportedPlaces = new Set(allErrors.map(({ place }) => place));
  const browser = await runTsc(BROWSER);
  return [
    ...allErrors,
    ...typeErrors(browser, 'the oldest browsers lack it: write it with what ES2018 has').filter(
      ({ place }) => !reportedPlaces.has(place) && !/^(data|pages)\//.test(place),
    ),
    ...Array.from(browser.matchAll(IMPORT_OF_DATA), ([, imported, place = '']) => ({
      place,
      problem: `the browser's code imports ${imported}`,
      remedy: 'hand over what is needed as a prop or an attribute',
    })),
  ];
}

const runTsc = async (options: string[]) =>
  (await run('tsc', ['--noEmit', '--pretty', 'false', ...options], { isCaptured: true })).output;

function typeErrors(output: string, remedy: string): Finding[] {
  return [...output.matchAll(TYPE_ERROR)].map(([, file, line, column, code, message]) => ({
    place: `${file}:${line}:${column}`,
    problem: `${message} (${code})`,
    remedy,
  }));
}
