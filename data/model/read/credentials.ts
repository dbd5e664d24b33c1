import { ownValuesOf, type Path, placeholder } from '../owner-facts';

/** A text that depends on a fact of the owner's, such as «company.qualification». */
export type Credential = { fact: string; sentence: string; otherwise: string };

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);

/**
 * Returns true if the owner has given the fact that a credential depends on, and if it is still valid on `today`, a day as
 * «2027-12-31». `companyRecord` is the record as its file has it, with its marks.
 */
export function isFactGiven(fact: string, companyRecord: unknown, today: string): boolean {
  const [, ...path] = fact.split('.');
  const given = valueAt(ownValuesOf(companyRecord), path);
  if (given === undefined || given === false) return false;
  const { expires } = Object(given) as { expires?: unknown };
  return typeof expires !== 'string' || today <= expires;
}

/** Returns which of its two texts the pages print for a credential. */
export const credentialTextKey = (isGiven: boolean) => (isGiven ? 'sentence' : 'otherwise');

/**
 * Returns a placeholder for a field of a fact that is not given: the text that names the field is not printed then, so it
 * must not be reported as wrong. Returns undefined for any other name.
 */
export function placeholderOfField(
  name: string,
  credentials: unknown,
  isGiven: (fact: string) => boolean,
): string | undefined {
  const facts = Object.values(Object(credentials) as Record<string, Partial<Credential> | null>).map(
    (one) => one?.fact,
  );
  const isOpen = facts.some((fact) => fact && name.startsWith(`${fact}.`) && !isGiven(fact));
  return isOpen ? placeholder('…') : undefined;
}
