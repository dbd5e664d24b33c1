/** A text of a page as it was typed in data/: ordinary spaces, straight apostrophes. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
