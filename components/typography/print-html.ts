import { typesetHtml } from './typeset';

const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\s*\/>/g;
const REACT_SPELLING =
  /\s(charSet|srcSet|fetchPriority|autoComplete|inputMode|encType|dateTime|tabIndex|colSpan|rowSpan|maxLength|noModule|crossOrigin|referrerPolicy|hrefLang|imageSrcSet|imageSizes)=/g;
const EMPTY_VALUE = /\s(hidden|required|disabled|open|checked|data-[a-z-]+)=""/g;

/** Matches a tag that at least one of the replacements may change. Most tags do not match. */
const UNNORMALIZED_MARKUP = /\/>$|=""|[A-Z]/;

/** Returns React's HTML, typeset and normalized, as it is delivered. */
export function printHtml(reactHtml: string): string {
  return normalizeMarkup(typesetHtml(reactHtml));
}

/**
 * Normalizes React's markup to hand-written HTML. Void elements lose their slash, attributes become lower case, and
 * boolean attributes lose their value.
 */
export function normalizeMarkup(markup: string): string {
  return markup.replace(/<[a-zA-Z][^>]*>/g, (tag) =>
    UNNORMALIZED_MARKUP.test(tag)
      ? tag
          .replace(VOID, '<$1$2>')
          .replace(REACT_SPELLING, (name) => name.toLowerCase())
          .replace(EMPTY_VALUE, ' $1')
      : tag,
  );
}
