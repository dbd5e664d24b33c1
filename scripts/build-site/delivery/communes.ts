/** What a visitor may write for a character of a name: no accent, a space for a hyphen, any apostrophe. */
const SPELLINGS: [character: RegExp, pattern: string][] = [
  [/[-\s]/g, String.raw`[-\s]`],
  [/['’]/g, `['’]`],
  [/[eéèêë]/gi, '[eéèêë]'],
  [/[aàâ]/gi, '[aàâ]'],
  [/[iîï]/gi, '[iîï]'],
  [/[oô]/gi, '[oô]'],
  [/[uûü]/gi, '[uûü]'],
  [/[cç]/gi, '[cç]'],
];

/** Patterns of PHP by the communes that they find in a text, the longest name first: Remiremont is a part of another's. */
export function communePatterns(names: string[]): Record<string, string> {
  const sorted = [...new Set(names)].sort((one, other) => other.length - one.length || one.localeCompare(other));
  return Object.fromEntries(sorted.map((name) => [name, `~(?<!\\p{L})${spellings(name)}(?!\\p{L})~iu`]));
}

function spellings(name: string): string {
  return [...name]
    .map((character) => SPELLINGS.find(([characters]) => character.search(characters) === 0)?.[1] ?? character)
    .join('');
}
