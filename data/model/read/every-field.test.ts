import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMPLETE_DATA } from '../../../tests/support/record-changes';
import { COLLECTIONS } from '../collections';
import type { Path } from '../owner-facts';
import { fieldAt } from '../schema/fields';
import { COLLECTION_SCHEMAS, RECORDS, type RecordName } from '../schema/records';
import { problemsIn } from './check-record';
import { sentenceOf } from './faults';
import { printInFile, printInForm } from './problems';
import { readRecords } from './read-records';

const { records: completeRecords } = readRecords(COMPLETE_DATA);

type Fields = Record<string, unknown>;

/** Services that together have every optional field. */
const COMPLETE_SERVICES = ['couverture-ardoise', 'zinguerie'];
/** Shortens the value of a `z.record` to two entries, because all its entries have the same fields. */
const shortenRecord = (value: unknown, schema: z.ZodType) =>
  schema instanceof z.ZodRecord ? Object.fromEntries(Object.entries(value as Fields).slice(0, 2)) : value;
/**
 * Every record with its schema, file, record name and value. The list includes one town, and services with every field.
 */
const records: [name: string, schema: z.ZodType, file: string, record: string, value: unknown][] = [
  ...Object.entries(RECORDS).map(([name, { file, schema }]) => [
    name,
    schema,
    file,
    name,
    shortenRecord(completeRecords[name as RecordName], schema),
  ]),
  ...[
    completeRecords.towns!['roche-ferrand']!,
    ...COMPLETE_SERVICES.map((slug) => completeRecords.services![slug]!),
  ].map(({ slug, ...value }) => {
    const name = 'menu' in value ? 'services' : 'towns';
    const { folder, record } = COLLECTIONS[name];
    const schema = COLLECTION_SCHEMAS[name];
    return [slug, schema, `${folder}/${slug}.ts`, record, value];
  }),
] as never;

/** Yields every entry in a value with its parent, its key, and its path. */
function* entriesIn(value: unknown, path: Path = []): Generator<{ parent: Fields; key: string; path: Path }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const entryPath = [...path, Array.isArray(value) ? Number(key) : key];
    yield { parent: value as Fields, key, path: entryPath };
    yield* entriesIn(entry, entryPath);
  }
}

/**
 * Changes each entry in turn. Returns the paths of entries whose change the schema accepts; «*» replaces indexes and
 * names.
 */
function findUncaught(
  change: (parent: Fields, key: string) => void,
  isIncluded = (_: Fields, __: z.ZodType) => true,
): string[] {
  const paths = records.flatMap(([, schema, , record, value]) => {
    const copy = structuredClone(value) as Fields;
    return [...entriesIn(copy)].flatMap(({ parent, key, path }) => {
      if (!isIncluded(parent, fieldAt(schema, path.slice(0, -1)))) return [];
      const originalFields = { ...parent };
      change(parent, key);
      const isRejected = !schema.safeParse(copy).success;
      for (const name of Object.keys(parent)) delete parent[name];
      Object.assign(parent, originalFields);
      const pattern = path.map((key, depth) =>
        typeof key === 'number' || fieldAt(schema, path.slice(0, depth)) instanceof z.ZodRecord ? '*' : key,
      );
      return isRejected ? [] : [record, ...pattern].join('.');
    });
  });
  return [...new Set(paths)].sort();
}

describe('the schema', () => {
  const hasFixedNames = (parent: Fields, schema: z.ZodType) =>
    !Array.isArray(parent) && !(schema instanceof z.ZodRecord);

  test('rejects every emptied field', () => {
    const empty = (parent: Fields, key: string) => {
      parent[key] = typeof parent[key] === 'string' ? ' ' : null;
    };
    // If a town has no text on a service, its page shows the text of the service.
    expect(findUncaught(empty)).toEqual(['town.blurbs.*']);
  });

  test('rejects every misspelt field name', () => {
    const rename = (parent: Fields, key: string) => {
      parent[`x${key}`] = parent[key];
    };
    // The owner may add fields to the form, so their names are free.
    expect(findUncaught(rename, hasFixedNames).filter((path) => !/^contactForm\.fields\.\w+$/.test(path))).toEqual([]);
  });
});

describe('messages about any wrong value are in French', () => {
  const JARGON =
    /invalid|expected|received|required|unrecognized|too (big|small)|string|number|undefined|null|NaN|object|array|record|regex|zod|chaîne de caractères|entrée|indéfini|motif|clé/i;
  const FILE_WORDS = /data\/|\.ts\b|guillemets|optional\(|\d{4}-\d\d-\d\d/;
  const SENTENCE = /^data\/[\w./-]+\.ts, (« [^»]+ »|champ « [^»]+ » \([^)]+\)) : .+ ; .+\.$/;
  const WRONG_VALUES = [undefined, null, '', 'é'.repeat(2000), -1, 1e6, true, [], {}];

  /** Replaces every entry at one depth of a value. Returns the new value. */
  const replaceAtDepth = (value: unknown, depth: number, replacement: unknown): unknown => {
    if (depth === 0) return replacement;
    if (Array.isArray(value)) return value.map((entry) => replaceAtDepth(entry, depth - 1, replacement));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, replaceAtDepth(entry, depth - 1, replacement)]),
    );
  };

  test.each(records)('%s', (_, schema, file, record, value) => {
    for (let depth = 0; depth < 7; depth++)
      for (const wrongValue of WRONG_VALUES)
        for (const problem of problemsIn(schema, replaceAtDepth(value, depth, wrongValue))) {
          const sentence = sentenceOf({ file, record, ...problem });
          expect(sentence).toMatch(SENTENCE);
          // The names of fields and files stay English, because the owner searches for them.
          expect(printInFile(problem)).not.toMatch(JARGON);
          expect(printInForm(problem)).not.toMatch(FILE_WORDS);
        }
  });
});
