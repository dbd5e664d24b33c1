import { ownValuesOf, type Path, placeholder } from '../owner-facts';

/** Two texts for one place. Pages print `sentence` if the owner has given `fact`, such as «company.qualification». */
export type Credential = { fact: string; sentence: string; otherwise: string };

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key], value);

/**
 * Returns true if the owner has given a credential's fact and the fact is valid on `today` («2027-12-31»).
 * `companyRecord` is the record as its file contains it, with marks.
 */
export function isFactGiven(fact: string, companyRecord: unknown, today: string): boolean {
  const [, ...path] = fact.split('.');
  const givenValue = valueAt(ownValuesOf(companyRecord), path);
  if (givenValue === undefined || givenValue === false) return false;
  const { expires } = Object(givenValue) as { expires?: unknown };
  return typeof expires !== 'string' || today <= expires;
}

/** Returns the key of the text that pages print for a credential. */
export const credentialTextKey = (isGiven: boolean) => (isGiven ? 'sentence' : 'otherwise');

/**
 * Returns a placeholder for a field of a fact that the owner has not given. Pages do not print the text with that
 * reference, so the reference must not be reported as unknown. Returns undefined for any other name.
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
