import type { Path } from '../owner-facts';

/** Where a text takes a word from another record: `{company.name}`. The signs of the program ({n}, {total}, …) are none. */
export const REFERENCE = /\{(?!(?:n|total|count|max)\})([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * A value with every `{record.field}` of its texts replaced by what it says, by `lookUp`. A name that leads to no text
 * and no number is told, with the path of its text, and stays.
 */
export function resolveReferences(
  value: unknown,
  lookUp: (name: string) => unknown,
  unknown: (path: Path, name: string) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(REFERENCE, (written: string, name: string) => {
      const found = lookUp(name);
      if (typeof found === 'string' || typeof found === 'number') return String(found);
      unknown(path, written);
      return written;
    });
  if (Array.isArray(value))
    return value.map((entry, index) => resolveReferences(entry, lookUp, unknown, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveReferences(entry, lookUp, unknown, [...path, key])]),
  );
}

/** The names that a text takes from other records, such as «company.name». */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name]) => name ?? '');
}
