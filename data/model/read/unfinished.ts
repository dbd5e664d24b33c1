/** Longer than this is no paragraph, but a document that was pasted whole. */
const LONGEST = 1500;

/**
 * UTF-8 that a program has read as Windows-1252: «Ã©» for «é». The second sign is the one that Windows-1252 has for a byte
 * from 80 to BF.
 */
export const MISREAD = /(?:[ÃÂÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€\u0080].?)/g;

/** What a text of the site never has, and what the owner can do about it. */
const SIGNS: [sign: RegExp, problem: (found: string) => string][] = [
  // Before the rule on invisible signs: such letters end with one.
  [
    new RegExp(MISREAD.source),
    (found) =>
      `« ${found} » y est à la place d'un accent : un programme a mal lu le fichier ; remettez votre dernière copie`,
  ],
  [
    /\{(?:\s+[a-z]\w*(?:\.\w+)+\s*|[a-z]\w*(?:\.\w+)+\s+)\}/i,
    (found) => `« ${found} » s'écrit sans espaces ; écrivez « ${found.replace(/\s/g, '')} »`,
  ],
  [
    /\b(?:undefined|NaN)\b|\[object Object\]/,
    (found) => `« ${found} » y est à la place d'une information ; écrivez-la, ou corrigez le nom qui devait l'apporter`,
  ],
  // The contact form's patterns have numbers between braces; the program fills in four words.
  [
    /\$\{[^}]*\}?|\{(?!(?:n|total|count|max)\})[\p{L}_][^}]*\}?|[A-Z_]\}/u,
    (found) => `« ${found} » y est resté ; écrivez les mots eux-mêmes`,
  ],
  [
    /\{(?!(?:n|total|count|max|[\d,]+)\})|(?<!\{(?:n|total|count|max|[\d,]+))\}/,
    (found) => `« ${found} » y est resté seul ; effacez-le, ou remettez le nom qu'il entourait`,
  ],
  [/<\/?[a-z!][^>]*>?/i, (found) => `« ${found} » n'est pas du texte ; retirez les signes « < » et « > »`],
  [/&(?:[a-z]+|#\w+);/i, (found) => `« ${found} » n'est pas du texte ; tapez le signe lui-même`],
  [
    /\*\*|\]\((?:https?:|mailto:|\/)/,
    (found) => `« ${found} » s'y lirait tel quel ; retirez ces signes : ni gras ni lien ne s'écrivent dans un texte`,
  ],
  [
    /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/u,
    () => "un signe invisible y est, venu d'un copier-coller ; effacez le passage et tapez-le",
  ],
  [
    /lorem ipsum|\bTODO\b|\bXXX+\b|(?<!\[)à compléter|^(?:[.…?-]+|pas encore|à (?:définir|faire|remplir|venir|voir)|en (?:attente|cours)|none|n\/a)$/i,
    (found) => `« ${found} » est encore à écrire ; écrivez ce texte`,
  ],
];

/** What tells that a text is not finished, or not for visitors, as half a French sentence; undefined where it is. */
export function unfinished(text: string): string | undefined {
  if (text.length > LONGEST)
    return `ce texte a ${text.length} caractères ; ${LONGEST} au plus, raccourcissez-le, ou répartissez-le sur plusieurs paragraphes`;
  for (const [sign, problem] of SIGNS) {
    const [found] = sign.exec(text) ?? [];
    if (found !== undefined) return problem(found);
  }
  return undefined;
}
