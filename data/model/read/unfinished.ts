import { type FactsOf, type Problem, type ProblemCode, problem } from './problems';

/** Longer than this is no paragraph, but a document that was pasted whole. */
const MAX_PARAGRAPH_CHARACTERS = 1500;

/**
 * UTF-8 that a program has read as Windows-1252: «Ã©» for «é». The second sign is the one that Windows-1252 has for a byte
 * from 80 to BF.
 */
export const MISDECODED_UTF8 = /(?:[ÃÂÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€\u0080].?)/g;

/** The codes of problems whose only fact is what was found in a text. */
type SignCode = { [Code in ProblemCode]: { found: string } extends FactsOf<Code> ? Code : never }[ProblemCode];

/** What a text of the site never has, and the code of its problem. */
const SIGNS: [sign: RegExp, code: SignCode][] = [
  // Before the rule on invisible signs: such letters end with one.
  [new RegExp(MISDECODED_UTF8.source), 'misread-accent'],
  [/\{(?:\s+[a-z]\w*(?:\.\w+)+\s*|[a-z]\w*(?:\.\w+)+\s+)\}/i, 'spaces-in-reference'],
  [/\b(?:undefined|NaN)\b|\[object Object\]/, 'missing-information'],
  // The contact form's patterns have numbers between braces; the program fills in four words.
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

/** Returns why a text is not finished, or not for visitors; undefined if the text is ready. */
export function findUnfinished(text: string): Problem | undefined {
  if (text.length > MAX_PARAGRAPH_CHARACTERS)
    return problem('long-text', { length: text.length, most: MAX_PARAGRAPH_CHARACTERS });
  for (const [sign, code] of SIGNS) {
    const [found] = sign.exec(text) ?? [];
    if (found !== undefined) return { code, facts: { found } };
  }
  return undefined;
}
