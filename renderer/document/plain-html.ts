const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\s*\/>/g;
const SPELLED_FOR_REACT =
  /\s(charSet|srcSet|fetchPriority|autoComplete|inputMode|encType|dateTime|tabIndex|colSpan|rowSpan|maxLength|noModule|crossOrigin|referrerPolicy|hrefLang|imageSrcSet|imageSizes)=/g;
const EMPTY_VALUE = /\s(hidden|required|disabled|open|data-[a-z-]+)=""/g;

/** What every rule needs: most tags have none of it. */
const SPELLED_DIFFERENTLY = /\/>$|=""|[A-Z]/;

/** React's markup as one writes HTML by hand: no slash in void elements, attributes in lower case, flags without value. */
export function plainHtml(markup: string): string {
  return markup.replace(/<[a-zA-Z][^>]*>/g, (tag) =>
    SPELLED_DIFFERENTLY.test(tag)
      ? tag
          .replace(VOID, '<$1$2>')
          .replace(SPELLED_FOR_REACT, (name) => name.toLowerCase())
          .replace(EMPTY_VALUE, ' $1')
      : tag,
  );
}
