/**
 * Finds a place in a text, whatever has become of its article («Les Forges» is «aux Forges»); a longer name that begins alike
 * is another place.
 */
export function placePattern(name: string): RegExp {
  const bare = name.replace(/^Les? /, '');
  const literal = bare.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}-])${literal}(?![\\p{L}-])`, 'u');
}

/** True where a text names a place. */
export const namesPlace = (text: string, name: string): boolean => placePattern(name).test(text);
