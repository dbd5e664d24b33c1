/**
 * True where the browser reports a line of 3G or less, or a wish to save data. The document's first script found it
 * out before the first paint and wrote it on the root element.
 */
export function isSlowLine(): boolean {
  return document.documentElement.classList.contains('slow');
}
