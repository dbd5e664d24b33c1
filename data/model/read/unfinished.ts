import { type FactsOf, type Problem, type ProblemCode, problem } from './problems';

/** A longer text is probably a whole document that was pasted into one field. */
const MAX_PARAGRAPH_CHARACTERS = 1500;

/**
 * Matches UTF-8 that a program has decoded as Windows-1252, such as «Ã©» for «é». The second character is the
 * Windows-1252 character of a byte from 80 to BF.
 */
export const MISDECODED_UTF8 = /(?:[ÃÂÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€\u0080].?)/g;

/** Codes of the problems whose only fact is the `found` part of a text. */
type PatternCode = { [Code in ProblemCode]: { found: string } extends FactsOf<Code> ? Code : never }[ProblemCode];

/** Patterns that no finished text contains, and the codes of their problems. */
const PATTERNS: [pattern: RegExp, code: PatternCode][] = [
  // This pattern precedes the rule on invisible characters, because a misdecoded letter ends with such a character.
  [new RegExp(MISDECODED_UTF8.source), 'misread-accent'],
  [/\{(?:\s+[a-z]\w*(?:\.\w+)+\s*|[a-z]\w*(?:\.\w+)+\s+)\}/i, 'spaces-in-reference'],
  [/\b(?:undefined|NaN)\b|\[object Object\]/, 'missing-information'],
  // The contact form's patterns contain numbers between braces. The code replaces {n}, {total}, {count} and {max}.
  [/\$\{[^}]*\}?|\{(?!(?:n|total|count|max)\})[\p{L}_][^}]*\}?|[A-Z_]\}/u, 'program-text'],
  [/\{(?!(?:n|total|count|max|[\d,]+)\})|(?<!\{(?:n|total|count|max|[\d,]+))\}/, 'lone-brace'],
  [/<\/?[a-z!][^>]*>?/i, 'html-tag'],
  [/&(?:[a-z]+|#\w+);/i, 'html-entity'],
  [/\*\*|\]\((?:https?:|mailto:|\/)/, 'markdown'],
  [/(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/u, 'invisible-sign'],
  [
    /lorem ipsum|\bTODO\b|\bXXX+\b|(?<!\[)à compléter|^(?:[.…?-]+|pas encore|à (?:définir|faire|remplir|venir|voir)|en (?:attente|cours)|none|n\/a)$/i,
    'unwritten-text',
  ],
];

/** Returns the problem of a text that is unfinished or not meant for visitors; undefined if the text is ready. */
export function findUnfinished(text: string): Problem | undefined {
  if (text.length > MAX_PARAGRAPH_CHARACTERS)
    return problem('long-text', { length: text.length, max: MAX_PARAGRAPH_CHARACTERS });
  for (const [pattern, code] of PATTERNS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return { code, facts: { found } };
  }
  return undefined;
}
