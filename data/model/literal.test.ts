import { expect, test } from 'vitest';
import { type Literal, lineAt, literalAt, parseRecords, valueIn } from './literal';
import { written } from './site';

type Place = { path: string[]; literal: Literal };

/** Every value of a record, with its path. */
function placesIn(literal: Literal, path: string[] = []): Place[] {
  const inside =
    literal.kind === 'list'
      ? literal.items.flatMap((item, index) => placesIn(item, [...path, String(index)]))
      : literal.kind === 'object'
        ? literal.fields.flatMap(({ name, literal }) => placesIn(literal, [...path, name]))
        : literal.kind === 'mark' && literal.inside
          ? placesIn(literal.inside, path).filter((one) => one.path.length > path.length)
          : [];
  return [{ path, literal }, ...inside];
}

const records = written.map((record) => ({ ...record, places: placesIn(record.literal) }));

test('each value of data/ stands where it is said to stand: its source alone says the same', () => {
  for (const { file, text, places } of records) {
    const sources = places.map(
      ({ literal }, index) => `export const v${index} = ${text.slice(literal.start, literal.end)};`,
    );
    const { records: read, faults } = parseRecords(file, sources.join('\n'));
    expect(faults).toEqual([]);
    expect(read.map(({ literal }) => valueIn(literal))).toEqual(places.map(({ literal }) => valueIn(literal)));
  }
  expect(records.flatMap(({ places }) => places).length).toBeGreaterThan(2500);
});

test('each path leads to its value, and to the line where it begins', () => {
  for (const { text, literal: record, places } of records) {
    const lines = text.split('\n');
    for (const { path, literal } of places) {
      expect(literalAt(record, path)).toBe(literal);
      const [first = ''] = text.slice(literal.start, literal.end).split('\n');
      expect(lines[lineAt(text, literal.start) - 1]).toContain(first);
    }
  }
});

test('each field begins with its name', () => {
  const fields = records.flatMap(({ text, places }) =>
    places.flatMap(({ literal }) =>
      literal.kind === 'object' ? literal.fields.map((field) => ({ ...field, text })) : [],
    ),
  );
  for (const { name, start, end, literal, text } of fields) {
    expect(text.slice(start, literal.start).replace(/['\s:]/g, '')).toBe(name);
    expect(end).toBe(literal.end);
  }
});
