// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printToDoList, toDoList } from './to-do-list';

const lineOf = (place: string) => {
  const [file = '', line] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
};

test('every entry leads to the line where the owner writes', () => {
  for (const { place, kind } of toDoList()) {
    expect(place).toMatch(/^data\/[\w/-]+\.ts:\d+$/);
    if (kind === 'picture') expect(lineOf(place)).toMatch(/: \{$/);
    else expect(lineOf(place)).toContain(`${kind}(`);
  }
});

test('no sample and no gap of data/ is left out', () => {
  const written = readdirSync('data', { recursive: true })
    .map((file) => join('data', String(file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'data/validation/owner-facts.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?:[:=]\s*|^\s*)(?:sample|missing|unconfirmed)\(/gm) ?? []);
  expect(toDoList().filter(({ kind }) => kind !== 'picture')).toHaveLength(written.length);
});

test('no two entries lead to one line', () => {
  const places = toDoList().map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});

test('the list is grouped, and says how many of each there are', () => {
  const text = printToDoList([
    { place: 'data/company.ts:6', what: 'nom', kind: 'sample' },
    { place: 'data/company.ts:40', what: 'assureur', kind: 'missing' },
  ]);
  expect(text).toBe(
    'Exemples à remplacer par vos informations (1) :\n  data/company.ts:6   nom\n\nInformations à compléter (1) :\n  data/company.ts:40  assureur\n',
  );
  expect(printToDoList([])).toBe('');
});
