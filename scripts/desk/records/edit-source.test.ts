import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../data/model/owner-facts';
import { FIXTURES } from '../../../tests/support/test-site';
import { listFiles } from '../../lib/list-files';
import { valueAt } from '../shared/protocol';
import { applyEdit } from '../shared/values';
import { type Edit, editSource, readSource, recordsIn, type Value } from './edit-source';

const ROOT = process.env.DESK_DATA ?? join(FIXTURES, 'data');
const FILES = (await listFiles(ROOT)).filter((file) => /^([\w-]+|towns\/[\w-]+|services\/[\w-]+)\.ts$/.test(file));

/** Every record of the tests' own data with the text of its file. */
const RECORDS = FILES.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return Object.entries(recordsIn(text)).map(([record, value]) => ({ file, record, text, value }));
});

/** Returns a value and all nested values with their paths. A marked fact counts as the value inside its mark. */
function nodesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if ('ownerFact' in value) return 'value' in value ? nodesOf(value.value, path) : [{ path, value: undefined }];
  const nestedNodes = Object.entries(value).flatMap(([key, entry]) =>
    nodesOf(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...nestedNodes];
}
/** Returns the values that contain no other values. A single edit can set each of them. */
const leavesOf = (value: Value) =>
  nodesOf(value).filter((node) => typeof node.value !== 'object' || node.value === null);
const listsOf = (value: Value) => nodesOf(value).filter((node) => Array.isArray(node.value));

/** Returns another value of the same type and length. */
function changeValue(value: unknown): Value {
  if (typeof value === 'string') return value.replace(/[a-zé]/gi, 'é').replaceAll("'", '’');
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : 'x';
}

test('restores every byte when a changed value of data/ is set back', () => {
  let count = 0;
  for (const { file, record, text, value } of RECORDS) {
    for (const { path } of leavesOf(value)) {
      const where = `${file} ${record} ${path.join('.')}`;
      const oldValue = valueAt(value, path) as Value;
      const changedText = editSource(text, record, { kind: 'set', path, value: changeValue(oldValue) });
      expect(valueAt(readSource(changedText, record), path), where).toEqual(changeValue(oldValue));
      expect(editSource(changedText, record, { kind: 'set', path, value: oldValue }) === text, where).toBe(true);
      count += 1;
    }
  }
  console.log(`${count} values of ${RECORDS.length} records set and set back`);
  expect(count).toBeGreaterThan(800);
});

describe('editSource', () => {
  test('inserts, moves and removes entries in every list', () => {
    let count = 0;
    for (const { file, record, text, value } of RECORDS)
      for (const { path, value: list } of listsOf(value)) {
        const { length, 0: first } = list as Value[];
        const changes: Edit[] = [
          { kind: 'remove', path: [...path, 0] },
          { kind: 'remove', path: [...path, length - 1] },
          { kind: 'insert', path, index: 0, value: first! },
          { kind: 'insert', path, index: length, value: `L'ardoise ${'longue '.repeat(20)}` },
          { kind: 'move', path, from: 0, to: length - 1 },
        ];
        for (const edit of changes) {
          const read = readSource(editSource(text, record, edit), record);
          expect(read, `${file} ${edit.kind} ${path}`).toEqual(applyEdit(value, edit));
          count += 1;
        }
        const movedText = editSource(text, record, { kind: 'move', path, from: 0, to: length - 1 });
        const restoredText = editSource(movedText, record, { kind: 'move', path, from: length - 1, to: 0 });
        expect(restoredText === text, `${file} ${path} moved back`).toBe(true);
      }
    expect(count).toBeGreaterThan(700);
  });

  test('keeps comments and the order of other entries', () => {
    const text = `import { missing, sample } from './model/owner-facts';\n\n/** Faits. */\nexport const faits = {\n  /** Un. */\n  un: missing(),\n\n  // Deux.\n  deux: sample({ a: 'x' }),\n  list: ['y', 'z' /* Z. */],\n} satisfies Faits;\n`;
    expect(editSource(text, 'faits', { kind: 'set', path: ['un'], value: 'Léa' })).toBe(
      text.replace('missing()', "'Léa'").replace('missing, sample', 'sample'),
    );
    expect(editSource(text, 'faits', { kind: 'set', path: ['deux', 'a'], value: "l'eau" })).toBe(
      text.replace("'x'", '"l\'eau"'),
    );
    expect(editSource(text, 'faits', { kind: 'set', path: ['trois'], value: { b: false } })).toBe(
      text.replace(' */],\n', ' */],\n  trois: { b: false },\n'),
    );
    expect(editSource(text, 'faits', { kind: 'move', path: ['list'], from: 0, to: 1 })).toContain("'y', /* Z. */],");
    expect(editSource(text, 'faits', { kind: 'remove', path: ['un'] })).toBe(
      text.replace('  /** Un. */\n  un: missing(),\n\n', '').replace('missing, sample', 'sample'),
    );
  });

  test('imports only the marks in use, such as `sample`', () => {
    const text = "export const town = { a: 'b' };\n";
    const setValue = (value: Value) => editSource(text, 'town', { kind: 'set', path: ['a'], value });
    expect(setValue('missing() and sample(x)')).toBe(text.replace("'b'", "'missing() and sample(x)'"));
    const markedText = setValue({ ownerFact: 'sample', value: [{ ownerFact: 'missing' }] });
    const imports = "import { missing, sample } from '../model/owner-facts';\n\n";
    expect(markedText).toBe(`${imports}export const town = { a: sample([missing()]) };\n`);
    expect(editSource(markedText, 'town', { kind: 'set', path: [], value: { a: 'b' } })).toBe(text);
    const windowsText = markedText.replaceAll('\n', '\r\n');
    expect(editSource(windowsText, 'town', { kind: 'set', path: ['a'], value: 'b' })).toBe(text.replace(/\n$/, '\r\n'));
  });

  test('refuses a mark other than sample, missing, optional and unconfirmed', () => {
    for (const ownerFact of ['eval', 'missing() }; import "x"; export const y = { a: missing', 'constructor'])
      expect(
        () =>
          editSource('export const a = 1;', 'a', { kind: 'set', path: [], value: { ownerFact } as unknown as Value }),
        ownerFact,
      ).toThrow("n'est pas un mot des fiches");
  });

  test('formats a whole town like the existing files', () => {
    const { text, record, value } = RECORDS.find(({ file }) => file === 'towns/vieux-moutier.ts')!;
    const otherText = editSource(text, record, { kind: 'set', path: [], value: { name: 'Xonrupt' } });
    expect(otherText).toContain("export const town = { name: 'Xonrupt' }");
    expect(editSource(otherText, record, { kind: 'set', path: [], value })).toBe(text);
  });
});
