import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldAt, type Hints } from './fields';
import { COLLECTION_SCHEMAS, RECORDS } from './records';

type Words = Hints & { title?: string; properties?: Record<string, Words>; items?: Words } & {
  additionalProperties?: Words | false;
  anyOf?: Words[];
  oneOf?: Words[];
};

/** What a form shows of a field, and of all in it, with its path. */
function* listShownWords(words: Words, path: string): Generator<[path: string, words: Words]> {
  if (words.isInternal) return;
  yield [path, words];
  for (const [key, field] of Object.entries(words.properties ?? {})) yield* listShownWords(field, `${path}.${key}`);
  for (const inner of [words.items, words.additionalProperties, ...(words.anyOf ?? []), ...(words.oneOf ?? [])])
    if (inner) yield* listShownWords(inner, path);
}

const recordSchemas = Object.fromEntries(Object.entries(RECORDS).map(([name, { schema }]) => [name, schema]));
const schemas: Record<string, z.ZodType> = { ...recordSchemas, ...COLLECTION_SCHEMAS };
const shown = Object.entries(schemas).flatMap(([name, schema]) => [
  ...listShownWords(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Words, name),
]);

test("field titles contain no developer's jargon", () => {
  const JARGON =
    /\b(false|true|null|id|url|JavaScript|Ariane|référencement|motif|ancre|saisie|SEO)\b|premier mot|^suite$/i;
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter(([, { title = '', description = '' }]) => JARGON.test(`${title} ${description}`))).toEqual([]);
});

test('sibling fields have different titles', () => {
  const twins = shown.flatMap(([path, { properties = {} }]) => {
    const titles = Object.values(properties).flatMap(({ title, isInternal }) => (isInternal ? [] : title));
    return titles.filter((title, index) => titles.indexOf(title) < index).map((title) => `${path}: ${title}`);
  });
  expect(twins).toEqual([]);
});

test.each([
  ['testimonials', [], /plus récents en premier/],
  ['towns', ['neighbours'], /à vol d'oiseau.*celles qu'il connaît/],
  ['towns', ['blurbs'], /[Nn]ommez au moins trois des cinq communes voisines/],
] as const)('the empty field of %s %j describes the expected value', (name, path, said) => {
  expect(fieldAt(schemas[name]!, [...path]).meta()?.description).toMatch(said);
});

test('a text of several sentences gets a multi-line input', () => {
  expect(fieldAt(RECORDS.reviewTerms.schema, []).meta()?.isLong).toBe(true);
});
