/** Joins the lines of a text with spaces. */
export const joinWithSpaces = (text: string): string => text.replace(/\s*[\t\n]\s*/g, ' ').trim();

/** Joins the lines of a typed or pasted list with commas, without their bullets. */
export function joinWithCommas(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^[\s•·*–-]+/, '').replace(/[\s,;.]+$/, ''));
  const [firstLine, ...otherLines] = lines.filter(Boolean);
  return otherLines.length > 0 ? [firstLine, ...otherLines].join(', ') : text.replace(/\s+/g, ' ').trim();
}
