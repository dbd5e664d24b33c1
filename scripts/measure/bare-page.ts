import { parse } from 'postcss';
import { brotli } from './brotli';

/** Bytes of styles that the bare page has at most, as sent. */
const STYLES = 3000;

const INLINE_STYLES = /<style>([^]*?)<\/style>/;
/** Structured data runs nothing: it is part of what the page says. */
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
/** Browsers fetch later pictures ahead, each by its own rule, unless they are not shown. */
const NO_LATER_PICTURES = 'img[loading=lazy]{display:none}';

/**
 * The page under which nothing of the same text and picture can go: the built document without its scripts and without
 * later pictures, with the first 3 kB of its styles. Measured beside the page, it says what the rest costs.
 */
export function floorPage(document: string): string {
  return document
    .replace(SCRIPT, '')
    .replace(INLINE_STYLES, (_, css: string) => `<style>${firstOf(css)}${NO_LATER_PICTURES}</style>`);
}

/** True where the document has a picture that loads at once. */
export function hasHero(document: string): boolean {
  return document.includes('fetchpriority="high"');
}

/** As many rules as weigh no more than the bare page's styles may. */
function firstOf(css: string): string {
  if (brotli(css).length <= STYLES) return css;
  const { nodes } = parse(css);
  const first = (count: number) => nodes.slice(0, count).join('');
  let [fits, exceeds] = [0, nodes.length];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (brotli(first(middle)).length <= STYLES) fits = middle;
    else exceeds = middle;
  }
  return first(fits);
}
