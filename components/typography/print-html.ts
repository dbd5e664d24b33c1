import { typesetHtml } from './typeset';

const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\s*\/>/g;
const REACT_SPELLING =
  /\s(charSet|srcSet|fetchPriority|autoComplete|inputMode|encType|dateTime|tabIndex|colSpan|rowSpan|maxLength|noModule|crossOrigin|referrerPolicy|hrefLang|imageSrcSet|imageSizes)=/g;
/** What lucide-react prints for drawings that stand alone, and for styles that this site does not have. */
const ICON_DEFAULTS =
  /\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"|\sclass="lucide [\w-]+"|(?<=\sclass=")lucide [\w-]+ /g;
const EMPTY_VALUE = /\s(hidden|required|disabled|open|checked|data-[a-z-]+)=""/g;

/** What every rule needs: most tags have none of it. */
const UNNORMALIZED_MARKUP = /\/>$|=""|[A-Z]/;

/** What React has printed, as it is sent: typeset, and as one writes HTML by hand. */
export function printHtml(printed: string): string {
  return normalizeMarkup(typesetHtml(printed));
}

/**
 * React's markup as one writes HTML by hand: no slash in void elements, attributes in lower case, flags without value,
 * icons without a namespace.
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
