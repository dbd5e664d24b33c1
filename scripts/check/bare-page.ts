import { parse } from 'postcss';
import { brotli } from './transfers';

/** Bytes of styles that the bare page has at most, compressed. */
const STYLES = 3000;

const INLINE_STYLES = /<style>([^]*?)<\/style>/;
/** Structured data runs nothing: it is part of what the page says. */
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
/** Browsers fetch later pictures ahead, each by its own rule, unless they are not shown. */
const NO_LATER_PICTURES = 'img[loading=lazy]{display:none}';

/**
 * The least that a page of the same text and first picture can weigh: the built document without its scripts and later
 * pictures, with the first 3 kB of its styles. What the page weighs beyond it is what the rest costs.
 */
export function barePage(document: string): string {
  return document
    .replace(SCRIPT, '')
    .replace(INLINE_STYLES, (_, css: string) => `<style>${firstOf(css)}${NO_LATER_PICTURES}</style>`);
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
