import type { z } from 'zod';
import { unfinished } from './unfinished';
import { zodErrorMap } from './zod-error-map';

/** What the owner got wrong, in one French sentence: file, record, field, what is wrong and what would be right. */
export class DataError extends Error {
  override name = 'DataError';
}

/** Where a record stands: its file, and the name by which the owner knows it. */
export type RecordLocation = { file: string; name: string };

/** The place of a record that has a file of its own, named by its slug; one without a slug is sought in its list. */
export function locationOf(record: unknown, folder: 'data/services' | 'data/towns', list: string): RecordLocation {
  const slug = (record as { slug?: unknown } | null | undefined)?.slug;
  const isNamed = typeof slug === 'string' && slug.trim() !== '';
  return isNamed ? { file: `${folder}/${slug}.ts`, name: slug } : { file: list, name: 'fiche sans slug' };
}

/** Stops the build with all that is wrong, one sentence a line; does nothing where nothing is. */
export function rejectFaults(faults: string[]): void {
  // One fault may break several rules: 6.5 is no whole note, and above 5.
  if (faults.length > 0) throw new DataError([...new Set(faults)].join('\n'));
}

/** A record as its shape gives it; one that has not that shape is `undefined`, with one sentence for each wrong field. */
export function checkRecord<Shape extends z.ZodType>(
  shape: Shape,
  record: unknown,
  at: RecordLocation,
): { item: z.output<Shape> | undefined; faults: string[] } {
  const result = shape.safeParse(record, { error: zodErrorMap });
  const misshapen = (result.error?.issues ?? []).flatMap((issue) => problemsOf(issue, record));
  const told = misshapen.map(({ path }) => fieldName(path));
  const unready = [...textsIn(record)].flatMap(({ path, text }) => {
    const problem = told.includes(fieldName(path)) ? undefined : unfinished(text);
    return problem ? { path, problem } : [];
  });
  const problems = [...misshapen, ...unready];
  return {
    item: problems.length === 0 ? result.data : undefined,
    faults: problems.map(({ path, problem }) => wrong({ ...at, field: fieldName(path), problem })),
  };
}

/** `checkRecord` for every record of a list; those with a fault leave their place in `items` empty. */
export function checkRecords<Shape extends z.ZodType>(
  shape: Shape,
  records: unknown[],
  at: (record: unknown, index: number) => RecordLocation,
): { items: (z.output<Shape> | undefined)[]; faults: string[] } {
  const checked = records.map((record, index) => checkRecord(shape, record, at(record, index)));
  return { items: checked.map(({ item }) => item), faults: checked.flatMap(({ faults }) => faults) };
}

/** The sentence for a fact that is wrong; `problem` says what is wrong, and what would be right. Without `field`: the record. */
export function wrong({ file, name, field, problem }: RecordLocation & { field: string; problem: string }): string {
  return `${file}, « ${name} »${field && `, champ « ${field} »`} : ${problem}.`;
}

/** What is wrong where two records have the same value in `field`; `at` says where the second one stands. */
export function duplicateFaults<Item>(
  items: (Item | undefined)[],
  field: keyof Item & string,
  at: (item: Item, index: number) => RecordLocation,
): string[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    if (!item) return [];
    const value = item[field];
    const isFirst = !seen.has(value);
    seen.add(value);
    const problem = `« ${String(value)} » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur`;
    return isFirst ? [] : wrong({ ...at(item, index), field, problem });
  });
}

/** What is wrong where a list of one record names something twice; `lists` holds the lists by their fields. */
export function repetitionFaults(lists: Record<string, string[]>, at: RecordLocation): string[] {
  return Object.entries(lists).flatMap(([field, names]) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => wrong({ ...at, field, problem: `« ${name} » y est deux fois ; remplacez l'un des deux` })),
  );
}

/** Characters from which a text is a sentence of its own, and no label that two records may share. */
const SENTENCE = 80;

/** What is wrong where a record says word for word what it, or an earlier one, has said: a copy, and half rewritten. */
export function copiedTextFaults<Item>(items: Item[], at: (item: Item) => RecordLocation): string[] {
  const places = new Map<string, RecordLocation>();
  return items.flatMap((item) => {
    const texts = [...textsIn(item)].filter(({ text }) => text.length >= SENTENCE);
    const copied = texts.filter(({ text }) => places.has(text));
    const twice = texts.find(({ text }, index) => texts.findIndex((other) => other.text === text) < index);
    for (const { text } of texts) if (!places.has(text)) places.set(text, at(item));
    const [first] = copied;
    if (!first) {
      const problem = 'ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le';
      return twice ? wrong({ ...at(item), field: fieldName(twice.path), problem }) : [];
    }
    const problem = `${copied.length > 1 ? `${copied.length} textes, dont celui-ci, sont` : 'ce texte est'} mot pour mot dans ${places.get(first.text)?.file} aussi ; récrivez dans la plus récente des deux fiches`;
    return wrong({ ...at(item), field: fieldName(first.path), problem });
  });
}

function* textsIn(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield* textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** The record's field as the owner finds it: «neighbours › n° 3 › km». */
function fieldName(path: PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `n° ${key + 1}` : String(key))).join(' › ');
}

function problemsOf(issue: z.core.$ZodIssue, record: unknown): { path: PropertyKey[]; problem: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const problem = "ce champ n'existe pas ; corrigez son nom, ou retirez-le";
    return issue.keys.map((key) => ({ path: [...issue.path, key], problem }));
  }
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    record,
  );
  // A record's name between quotes, in a list of records.
  if (issue.path.length === 0 && typeof value === 'string' && /^\w+$/.test(value))
    return [{ path: [], problem: `« ${value} » y est un texte ; écrivez ce mot sans guillemets, comme ses voisins` }];
  return [{ path: issue.path, problem: `${found(value, issue.code)} ; ${issue.message}` }];
}

/** What stands there, as the owner would say it. */
function found(value: unknown, code: string): string {
  const isAboutSize = code === 'too_big' || code === 'too_small';
  if (value === undefined) return 'il manque';
  if (value === null) return 'il est vide';
  if (typeof value === 'string') {
    const length = value.trim().length;
    if (length === 0) return 'ce texte est vide';
    if (isAboutSize) return `ce texte a ${length} caractères`;
    return length > 60 ? 'ce texte ne convient pas' : `« ${value} » ne convient pas`;
  }
  if (Array.isArray(value))
    return isAboutSize
      ? `la liste compte ${value.length} élément${value.length > 1 ? 's' : ''}`
      : 'une liste ne convient pas';
  if (typeof value === 'function') return `« ${value.name} » y est sans ses parenthèses`;
  return typeof value === 'object'
    ? 'des champs entre accolades ne conviennent pas'
    : `${String(value)} ne convient pas`;
}
