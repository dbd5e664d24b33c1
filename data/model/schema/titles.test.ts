import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldAt, type Hints } from './fields';
import { COLLECTION_SCHEMAS, RECORDS } from './records';

/** The part of a JSON Schema that forms show. */
type FieldSchema = Hints & { title?: string; properties?: Record<string, FieldSchema>; items?: FieldSchema } & {
  additionalProperties?: FieldSchema | false;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
};

/** Yields a field that forms show, and the fields in it, with their paths. */
function* listShownFields(schema: FieldSchema, path: string): Generator<[path: string, schema: FieldSchema]> {
  if (schema.isInternal) return;
  yield [path, schema];
  for (const [key, field] of Object.entries(schema.properties ?? {})) yield* listShownFields(field, `${path}.${key}`);
  for (const innerSchema of [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ])
    if (innerSchema) yield* listShownFields(innerSchema, path);
}

const recordSchemas = Object.fromEntries(Object.entries(RECORDS).map(([name, { schema }]) => [name, schema]));
const schemas: Record<string, z.ZodType> = { ...recordSchemas, ...COLLECTION_SCHEMAS };
const shownFields = Object.entries(schemas).flatMap(([name, schema]) => [
  ...listShownFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema, name),
]);

test("field titles contain no developer's jargon", () => {
  const JARGON =
    /\b(false|true|null|id|url|JavaScript|Ariane|référencement|motif|ancre|saisie|SEO)\b|premier mot|^suite$/i;
  expect(shownFields.length).toBeGreaterThan(500);
  expect(shownFields.filter(([, { title = '', description = '' }]) => JARGON.test(`${title} ${description}`))).toEqual(
    [],
  );
});

test('sibling fields have different titles', () => {
  const repeatedTitles = shownFields.flatMap(([path, { properties = {} }]) => {
    const titles = Object.values(properties).flatMap(({ title, isInternal }) => (isInternal ? [] : title));
    return titles.filter((title, index) => titles.indexOf(title) < index).map((title) => `${path}: ${title}`);
  });
  expect(repeatedTitles).toEqual([]);
});

test.each([
  ['testimonials', [], /plus récents en premier/],
  ['towns', ['neighbours'], /à vol d'oiseau.*celles qu'il connaît/],
  ['towns', ['blurbs'], /[Nn]ommez au moins trois des cinq communes voisines/],
] as const)('the empty field of %s %j describes the expected value', (name, path, description) => {
  expect(fieldAt(schemas[name]!, [...path]).meta()?.description).toMatch(description);
});

test('a text of several sentences gets a multi-line input', () => {
  expect(fieldAt(RECORDS.reviewTerms.schema, []).meta()?.isLong).toBe(true);
});
