/**
 * What the browser reports of the line: `slow` at 3G or less, or where it is asked to save data; `fast` where a round
 * trip is short, or nothing is reported; neither in between. The document's first script found it out before the first
 * paint and wrote it on the root element.
 */
export function lineIs(speed: 'slow' | 'fast'): boolean {
  return document.documentElement.classList.contains(speed);
}
