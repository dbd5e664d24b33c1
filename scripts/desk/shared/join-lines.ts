/** Joins the lines of a text with spaces. */
export const joinedBySpaces = (typed: string): string => typed.replace(/\s*[\t\n]\s*/g, ' ').trim();

/** Joins the lines of a typed or pasted list with commas, without their bullets. */
export function joinedByCommas(typed: string): string {
  const lines = typed.split('\n').map((line) => line.replace(/^[\s•·*–-]+/, '').replace(/[\s,;.]+$/, ''));
  const [only, ...others] = lines.filter(Boolean);
  return others.length > 0 ? [only, ...others].join(', ') : typed.replace(/\s+/g, ' ').trim();
}
