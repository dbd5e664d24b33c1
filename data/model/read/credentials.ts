import { ownValuesOf, type Path, placeholder } from '../owner-facts';

/** Two texts for one place: pages print `sentence` if the owner has given `fact`, such as «company.qualification». */
export type Credential = { fact: string; sentence: string; otherwise: string };

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key], value);

/**
 * Returns true if the owner has given the fact that a credential depends on, and if it is still valid on `today`, a day as
 * «2027-12-31». `companyRecord` is the record as its file contains it, with marks.
 */
export function isFactGiven(fact: string, companyRecord: unknown, today: string): boolean {
  const [, ...path] = fact.split('.');
  const given = valueAt(ownValuesOf(companyRecord), path);
  if (given === undefined || given === false) return false;
  const { expires } = Object(given) as { expires?: unknown };
  return typeof expires !== 'string' || today <= expires;
}

/** Returns the field of a credential that pages print. */
export const credentialTextKey = (isGiven: boolean) => (isGiven ? 'sentence' : 'otherwise');

/**
 * Returns a placeholder for a field of a fact that is not given. The text with that reference is not printed then, so the
 * reference must not be reported as unknown. Returns undefined for any other name.
 */
export function placeholderOfField(
  name: string,
  credentials: unknown,
  isGiven: (fact: string) => boolean,
): string | undefined {
  const facts = Object.values(Object(credentials) as Record<string, Partial<Credential> | null>).map(
    (credential) => credential?.fact,
  );
  const isFieldOfMissingFact = facts.some((fact) => fact && name.startsWith(`${fact}.`) && !isGiven(fact));
  return isFieldOfMissingFact ? placeholder('…') : undefined;
}
