// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onDisk } from '../data/model/source';
import { placeOf, printToDoList, toDoList } from './to-do-list';

const lineOf = ({ file, line }: { file: string; line: number }) =>
  readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';

test('every entry leads to the line where the owner writes', () => {
  for (const entry of toDoList()) {
    if (entry.kind === 'picture') expect(lineOf(entry)).toMatch(/: \{$/);
    else expect(lineOf(entry)).toContain(`${entry.kind}(`);
    expect(entry.what).not.toBe('');
  }
});

test('no sample and no gap of data/ is left out', () => {
  const written = onDisk()
    .files()
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?:[:=]\s*|^\s*)(?:sample|missing|unconfirmed)\(/gm) ?? []);
  expect(toDoList().filter(({ kind }) => kind !== 'picture')).toHaveLength(written.length);
});

test('no two entries lead to one line', () => {
  const places = toDoList().map(placeOf);
  expect(new Set(places).size).toBe(places.length);
});

test('the list is grouped, and says how many of each there are', () => {
  const at = { file: 'data/company.ts', record: 'company', path: [] };
  const text = printToDoList([
    { ...at, line: 6, what: 'nom', kind: 'sample' },
    { ...at, line: 40, what: 'assureur', kind: 'missing' },
  ]);
  expect(text).toBe(
    'Exemples à remplacer par vos informations (1) :\n  data/company.ts:6   nom\n\nInformations à compléter (1) :\n  data/company.ts:40  assureur\n',
  );
  expect(printToDoList([])).toBe('');
});
