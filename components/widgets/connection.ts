/**
 * What the browser reports of the connection: `slow` at 3G or less, or where it is asked to save data; `fast` where a
 * round trip is short, or nothing is reported; neither in between; `2g` also where nothing may be fetched that nobody has
 * asked for: at 2G, or where the browser is asked to save data. The script in the document's head finds it out before
 * the first paint and writes it on the root element (renderer/document/head-script.ts).
 */
export function connectionIs(speed: '2g' | 'slow' | 'fast'): boolean {
  return document.documentElement.classList.contains(speed);
}
