/**
 * Facts that only the owner can give. Until he does, a record holds a sample (the site looks finished with it), a gap
 * (the site shows a visible placeholder) or an open question (the site promises nothing). Replacing `sample('…')`,
 * `missing()` or `unconfirmed()` by the bare value is all that the owner does; the list of what is still to be replaced
 * follows. What he may leave out for good is `optional()`: no list asks for it. What each fact is stands with its schema.
 */
export const MARKS = ['missing', 'optional', 'sample', 'unconfirmed'] as const;
/** The word by which a record says what it holds in place of such a fact. */
export type Mark = (typeof MARKS)[number];

/** A value that is not the owner's yet. */
export type OwnerFact = { readonly ownerFact: Mark; readonly value: unknown };

/** A plausible value that cannot be mistaken for a real person or firm. */
export const sample = (value: unknown): OwnerFact => ({ ownerFact: 'sample', value });
/** A gap: shown on the page as «[à compléter : …]». */
export const missing = (): OwnerFact => ({ ownerFact: 'missing', value: undefined });
/** A fact that good sites have and the law does not ask for: until he writes it, the site says nothing of it. */
export const optional = (): OwnerFact => ({ ownerFact: 'optional', value: undefined });
/** Whether he does what the site could promise: he writes true or false. */
export const unconfirmed = (): OwnerFact => ({ ownerFact: 'unconfirmed', value: false });

/** True for what the owner has not written himself. */
export function isOwnerFact(value: unknown): value is OwnerFact {
  return typeof value === 'object' && value !== null && 'ownerFact' in value;
}

/** A path in a record: names of fields, numbers from 0 in lists. */
export type Path = (string | number)[];

/**
 * A record with each sample and gap replaced by what the site shows in its place; `nameOf` says what a gap is, in French.
 */
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
 * What is left of a record without samples, gaps and open questions: what the owner has written himself, as the checked
 * record `says` it.
 */
export function withoutMarks(record: unknown, says: unknown = record): unknown {
  if (isOwnerFact(record)) return undefined;
  if (Array.isArray(record)) return record.map((entry, index) => withoutMarks(entry, (says as unknown[])[index]));
  if (typeof record !== 'object' || record === null) return says;
  const said = says as Record<string, unknown>;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, withoutMarks(value, said[key])]));
}

/** Every mark in a record, where it stands and what it marks. */
export function ownerFactsIn(record: unknown, path: Path = []): { path: Path; mark: Mark }[] {
  if (isOwnerFact(record)) return [{ path, mark: record.ownerFact }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    ownerFactsIn(value, [...path, Array.isArray(record) ? Number(key) : key]),
  );
}

/** What the page shows where a fact is missing. */
export const placeholder = (name: string) => `[à compléter : ${name}]`;

/** True for what stands in the place of a fact that is missing. */
export function isPlaceholder(text: string): boolean {
  return text.startsWith('[à compléter');
}

/** Splits a text at its placeholders: odd entries are placeholders, even ones ordinary text. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/(\[à compléter[^\]]*\])/);
}
