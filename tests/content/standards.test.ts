import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/standards.md', 'utf8');
const [opquast = ''] = table.split('## RGAA');

test('docs/standards.md names only existing files', () => {
  const files = table.match(/[\w./@+-]+\.(?:test\.tsx|test\.ts|spec\.ts|tsx|ts|md)\b/g) ?? [];
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('docs/standards.md lists each of the 245 Opquast rules once, also inapplicable rules', () => {
  const listedRules = [...opquast.matchAll(/^\| ([\d, ]+) \|/gm)].map(([, rules]) => rules!);
  const [, inapplicableRules = ''] = opquast.split('Not applicable: ');
  const rules = [...listedRules, inapplicableRules]
    .join(',')
    .replace(/(\d+) to\s+(\d+)/g, (_, from, to) =>
      Array.from({ length: to - from + 1 }, (_, index) => Number(from) + index).join(),
    )
    .match(/\d+/g);
  expect(rules?.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 245 }, (_, i) => i + 1));
});
