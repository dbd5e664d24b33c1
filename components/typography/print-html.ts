import { typesetHtml } from './typeset';

const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\s*\/>/g;
const REACT_SPELLING =
  /\s(charSet|srcSet|fetchPriority|autoComplete|inputMode|encType|dateTime|tabIndex|colSpan|rowSpan|maxLength|noModule|crossOrigin|referrerPolicy|hrefLang|imageSrcSet|imageSizes)=/g;
/** Attributes that lucide-react adds to every icon and that this site does not need. */
const ICON_DEFAULTS =
  /\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"|\sclass="lucide [\w-]+"|(?<=\sclass=")lucide [\w-]+ /g;
const EMPTY_VALUE = /\s(hidden|required|disabled|open|checked|data-[a-z-]+)=""/g;

/** Matches a tag that at least one of the replacements may change. Most tags do not match. */
const UNNORMALIZED_MARKUP = /\/>$|=""|[A-Z]/;

/** Returns React's HTML, typeset and normalized, as it is delivered. */
export function printHtml(reactHtml: string): string {
  return normalizeMarkup(typesetHtml(reactHtml));
}

/**
 * Normalizes React's markup to hand-written HTML. Void elements lose their slash, attributes become lower case, boolean
 * attributes lose their value, and icons lose their namespace.
 */
export function normalizeMarkup(markup: string): string {
  return markup.replace(/<[a-zA-Z][^>]*>/g, (tag) =>
    UNNORMALIZED_MARKUP.test(tag)
      ? tag
          .replace(VOID, '<$1$2>')
          .replace(REACT_SPELLING, (name) => name.toLowerCase())
          .replace(ICON_DEFAULTS, '')
          .replace(EMPTY_VALUE, ' $1')
      : tag,
  );
}
