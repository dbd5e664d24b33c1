/**
 * Facts that only the owner can give. Until he does, a record holds a sample (the site looks finished with it) or
 * a gap (the site shows a visible placeholder), or an open question (the site promises nothing). Replacing
 * `sample('…', '…')`, `missing('…')` or `unconfirmed('…')` by the bare value is all that the owner does; the list of
 * what is still to be replaced follows. What he may leave out for good is `optional('…')`: no list asks for it.
 */
export type Sample<T> = { readonly ownerFact: 'sample'; readonly value: T; readonly what: string };
export type Missing = { readonly ownerFact: 'missing'; readonly value: string; readonly what: string };
export type Unconfirmed = { readonly ownerFact: 'unconfirmed'; readonly value: false; readonly what: string };
type OwnerFact<T> = Sample<T> | Missing | Unconfirmed;

/** A record with each sample or gap replaced by what the site shows in its place. */
export type Resolved<T> = T extends Unconfirmed
  ? boolean
  : T extends OwnerFact<infer Value>
    ? Value
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** Something the owner still has to replace: where it stands in its record, and what it is, in French. */
export type PendingFact = { field: string; what: string; kind: OwnerFact<unknown>['ownerFact'] };

/** A plausible value that cannot be mistaken for a real person or firm; `what` names it in French for the to-do list. */
export function sample<T>(value: T, what: string): Sample<T> {
  return { ownerFact: 'sample', value, what: what || 'valeur encore entourée de « sample(…) » : écrivez-la seule' };
}

/** A gap: shown on the page as «[à compléter : …]». */
export function missing(what: string): Missing {
  if (!what) return missing('cette information');
  return { ownerFact: 'missing', value: `[à compléter : ${what}]`, what };
}

/** Whether he does what the site could promise: he writes true or false. `what` names it in French for the to-do list. */
export function unconfirmed(what: string): Unconfirmed {
  return { ownerFact: 'unconfirmed', value: false, what };
}

/** A fact that good sites have and the law does not ask for: until he writes it, the site says nothing of it. */
export function optional(_what: string): undefined {
  return undefined;
}

/** Splits a text at its placeholders: odd entries are placeholders, even ones ordinary text. */
export function splitAtPlaceholders(text: string): string[] {
  return text.split(/(\[à compléter[^\]]*\])/);
}

function isOwnerFact(value: unknown): value is OwnerFact<unknown> {
  return typeof value === 'object' && value !== null && 'ownerFact' in value;
}

/** True where the record holds the owner's own value. */
export function isConfirmed(value: unknown): boolean {
  return !isOwnerFact(value);
}

/** What the site shows: samples and placeholders as plain values. */
export function resolveFacts<T>(record: T): Resolved<T> {
  if (isOwnerFact(record)) return record.value as Resolved<T>;
  if (Array.isArray(record)) return record.map(resolveFacts) as Resolved<T>;
  if (typeof record !== 'object' || record === null) return record as Resolved<T>;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, resolveFacts(value)])) as Resolved<T>;
}

/** Everything in the record that the owner still has to replace. */
export function pendingFacts(record: unknown, path: string[] = []): PendingFact[] {
  if (isOwnerFact(record)) return [{ field: path.join('.'), what: record.what, kind: record.ownerFact }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => pendingFacts(value, [...path, key]));
}
