import type { Path } from '../owner-facts';

/** Yields every text in a value with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      yield* textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
}
