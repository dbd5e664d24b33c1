import { escapeRegExp } from './escape-reg-exp';

/**
 * Returns a pattern that finds the name of a place without its article, such as «Les Forges» in «aux Forges». The
 * pattern does not match a longer name that contains this name.
 */
export function placePattern(name: string): RegExp {
  const bareName = name.replace(/^Les? /, '');
  const literal = escapeRegExp(bareName).replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}-])${literal}(?![\\p{L}-])`, 'u');
}

/** Returns true if a text names a place. */
export const namesPlace = (text: string, name: string): boolean => placePattern(name).test(text);
