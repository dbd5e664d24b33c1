import type { Path } from '../owner-facts';

/** Matches a reference to another record, such as `{company.name}`. Does not match {n}, {total}, {count} and {max}. */
export const REFERENCE = /\{(?!(?:n|total|count|max)\})([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Replaces every `{record.field}` in the texts of a value by the result of `lookUp`. If the result is not a text or
 * number, calls `onUnknown` with the path of the text and the reference, and keeps the reference.
 */
export function resolveReferences(
  value: unknown,
  lookUp: (name: string) => unknown,
  onUnknown: (path: Path, reference: string) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(REFERENCE, (reference: string, name: string) => {
      const foundValue = lookUp(name);
      if (typeof foundValue === 'string' || typeof foundValue === 'number') return String(foundValue);
      onUnknown(path, reference);
      return reference;
    });
  if (Array.isArray(value))
    return value.map((entry, index) => resolveReferences(entry, lookUp, onUnknown, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveReferences(entry, lookUp, onUnknown, [...path, key])]),
  );
}

/** Returns the names of the references in a text, such as «company.name». */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name]) => name ?? '');
}
