/**
 * The kinds of marks. A mark stands for a fact that only the owner can give. `sample('…')` makes the site look
 * finished, `missing()` prints a visible placeholder, and `unconfirmed()` promises nothing. The owner replaces each
 * mark by the bare value. To-do lists contain every mark except `optional()`. The schema of a field describes the fact.
 */
export const MARKS = ['missing', 'optional', 'sample', 'unconfirmed'] as const;
export type Mark = (typeof MARKS)[number];

/** A mark in the place of a value that the owner has not given yet. */
export type OwnerFact = { readonly ownerFact: Mark; readonly value: unknown };

/** Marks a plausible value that cannot be mistaken for a real person or firm. */
export const sample = (value: unknown): OwnerFact => ({ ownerFact: 'sample', value });
/** Marks a missing fact. Pages print «[à compléter : …]». */
export const missing = (): OwnerFact => ({ ownerFact: 'missing', value: undefined });
/** Marks a fact that the law does not require. Pages omit the fact until the owner gives it. */
export const optional = (): OwnerFact => ({ ownerFact: 'optional', value: undefined });
/** Marks a commitment that the owner has neither confirmed (`true`) nor denied (`false`). */
export const unconfirmed = (): OwnerFact => ({ ownerFact: 'unconfirmed', value: false });

/** Returns true for a mark, that is, for a value that the owner has not given. */
export function isOwnerFact(value: unknown): value is OwnerFact {
  return typeof value === 'object' && value !== null && 'ownerFact' in value;
}

/** A path in a record. It consists of field names, and of indexes from 0 in lists. */
export type Path = (string | number)[];

/** Replaces each mark of a record by the value that pages print; `nameOf` returns the French name of a missing fact. */
export function resolveFacts(record: unknown, nameOf: (path: Path) => string, path: Path = []): unknown {
  if (isOwnerFact(record)) {
    if (record.ownerFact === 'missing') return placeholder(nameOf(path));
    return resolveFacts(record.value, nameOf, path);
  }
  if (Array.isArray(record)) return record.map((entry, index) => resolveFacts(entry, nameOf, [...path, index]));
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, resolveFacts(value, nameOf, [...path, key])]),
  );
}

/**
 * Returns only the values that the owner has given, and undefined for each mark. Takes the values from the checked
 * record `values`.
 */
export function ownValuesOf(record: unknown, values: unknown = record): unknown {
  if (isOwnerFact(record)) return undefined;
  if (Array.isArray(record)) return record.map((entry, index) => ownValuesOf(entry, (values as unknown[])[index]));
  if (typeof record !== 'object' || record === null) return values;
  const fieldValues = values as Record<string, unknown>;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, ownValuesOf(value, fieldValues[key])]));
}

/** Returns every mark in a record with its path. */
export function ownerFactsIn(record: unknown, path: Path = []): { path: Path; mark: Mark }[] {
  if (isOwnerFact(record)) return [{ path, mark: record.ownerFact }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    ownerFactsIn(value, [...path, Array.isArray(record) ? Number(key) : key]),
  );
}

/** Returns the text that pages print for a missing fact. */
export const placeholder = (name: string) => `[à compléter : ${name}]`;

/** Returns true for the placeholder of a missing fact. */
export function isPlaceholder(text: string): boolean {
  return text.startsWith('[à compléter');
}

/** Splits a text at its placeholders. Odd entries of the result are placeholders, even entries are ordinary text. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/(\[à compléter[^\]]*\])/);
}
