import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/standards.md', 'utf8');
const [opquast = ''] = table.split('## RGAA');

test('each file that holds a rule is there', () => {
  const named = table.match(/[\w./@+-]+\.(?:test\.tsx|test\.ts|spec\.ts|tsx|ts|md)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('each of the 245 Opquast rules is held once, or does not apply', () => {
  const held = [...opquast.matchAll(/^\| ([\d, ]+) \|/gm)].map(([, rules]) => rules!);
  const [, others = ''] = opquast.split('Not applicable: ');
  const rules = [...held, others]
    .join(',')
    .replace(/(\d+) to\s+(\d+)/g, (_, from, to) =>
      Array.from({ length: to - from + 1 }, (_, index) => Number(from) + index).join(),
    )
    .match(/\d+/g);
  expect(rules?.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: 245 }, (_, i) => i + 1));
});
