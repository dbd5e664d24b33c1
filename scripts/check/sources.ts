import { run } from '../testing/programs';
import type { Finding } from './report';

/** The browser's code alone, with no built-ins but those of the oldest browsers; also says why each file is part of it. */
const BROWSER = ['-p', 'tsconfig.browser.json', '--explainFiles'];

const TYPE_ERROR = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.+)$/gm;
const IMPORT_OF_DATA = /Imported via ['"](\.[^'"]*\/(?:data|pages)\/[^'"]+)['"] from file '(?!data\/|pages\/)([^']+)'/g;

/** What TypeScript refuses; in the browser's code also what the oldest browsers lack, and each import of data/ or pages/. */
export async function checkTypes(): Promise<Finding[]> {
  const everywhere = typeErrors(await tsc([]), 'correct the type; `npx tsc --noEmit` shows it in its context');
  const known = new Set(everywhere.map(({ where }) => where));
  const browser = await tsc(BROWSER);
  return [
    ...everywhere,
    ...typeErrors(browser, 'the oldest browsers lack it: write it with what ES2018 has').filter(
      ({ where }) => !known.has(where) && !/^(data|pages)\//.test(where),
    ),
    ...Array.from(browser.matchAll(IMPORT_OF_DATA), ([, imported, where = '']) => ({
      where,
      problem: `the browser's code imports ${imported}`,
      remedy: 'hand over what is needed as a prop or an attribute',
    })),
  ];
}

const tsc = async (options: string[]) =>
  (await run('tsc', ['--noEmit', '--pretty', 'false', ...options], { isCaptured: true })).output;

function typeErrors(output: string, remedy: string): Finding[] {
  return [...output.matchAll(TYPE_ERROR)].map(([, file, line, column, code, message]) => ({
    where: `${file}:${line}:${column}`,
    problem: `${message} (${code})`,
    remedy,
  }));
}

type BiomeReport = {
  diagnostics: {
    severity: string;
    category: string;
    message: string;
    location: { path: string; start?: { line: number; column: number } };
  }[];
};

/** What Biome finds: rules broken, imports that point the wrong way or are out of order, formatting (biome.jsonc). */
export async function lint(): Promise<Finding[]> {
  const { output } = await run('biome', ['check', '--reporter=json', '--max-diagnostics=none'], { isCaptured: true });
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as BiomeReport;
  return diagnostics
    .filter(({ severity }) => !severity.startsWith('info'))
    .map(({ category, message, location }) => {
      const rule = category.startsWith('lint/') && category.split('/').pop();
      return {
        where: [location.path, location.start?.line, location.start?.column].filter(Boolean).join(':'),
        problem: rule ? `${message} (${category})` : (NOT_LINT[category] ?? category),
        remedy: rule ? `npm run fix, else by hand: npx biome explain ${rule}` : 'npm run fix',
      };
    });
}

const NOT_LINT: Record<string, string> = {
  format: 'not formatted as the other files',
  'assist/source/organizeImports': 'imports out of order',
};
