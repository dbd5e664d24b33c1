/**
 * Returns a pattern that finds a place in a text without its article («Les Forges» in «aux Forges»). Does not match a
 * longer name that contains it.
 */
export function placePattern(name: string): RegExp {
  const bare = name.replace(/^Les? /, '');
  const literal = bare.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}-])${literal}(?![\\p{L}-])`, 'u');
}

/** Returns true if a text names a place. */
export const namesPlace = (text: string, name: string): boolean => placePattern(name).test(text);
