/** Letters that Unicode normalization does not split into a letter and an accent. */
const TWO_LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Converts a name to a slug: «Le Val-d'Ajol» becomes «le-val-d-ajol». */
export function slugOf(name: string): string {
  const letters = name.toLowerCase().replace(/[œæßøłđ]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  const plainLetters = letters.normalize('NFD').replace(/\p{M}/gu, '');
  return plainLetters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the slug of a file's name without its extension. */
export const fileSlug = (file: string) => slugOf(file.replace(/\.\w+$/, ''));
