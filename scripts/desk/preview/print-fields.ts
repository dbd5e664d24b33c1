import { stripTags, tagIdsIn } from '../../../data/model/text/field-tags';
import type { Field } from '../shared/field';

/** The id of the element with a previewed page's fields, as JSON by tag number. */
export const FIELDS_ID = 'bureau-champs';

/** Elements whose text is not visible. */
export const UNREAD_ELEMENTS = ['script', 'style', 'noscript', 'template'];

/** Block elements. A field that a component has split over several nodes ends at the latest with its block. */
export const BLOCKS =
  'p li h1 h2 h3 h4 h5 h6 dt dd td th caption figcaption summary blockquote label text title div button option small'.split(
    ' ',
  );

/** The attribute of an image with the number of its field. */
export const FIELD_ATTRIBUTE = 'data-bureau-champ';

/**
 * Prepares a previewed page for the desk. Removes the tags outside the text of the body, which are in attributes, the
 * head and scripts. Adds to each image the number of its field, and appends the fields that the tags of the page name.
 */
export function printFields(html: string, fields: Field[]): string {
  const [head = '', body = ''] = splitAtBody(html);
  const used = new Set<number>();
  const cleaned = body
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, stripTags)
    .replace(/<[a-zA-Z][^>]*>/g, (element) => {
      const [id] = /^<img\b/.test(element) ? tagIdsIn(element) : [];
      if (id === undefined) return stripTags(element);
      used.add(id);
      return stripTags(element).replace(/^<img\b/, `<img ${FIELD_ATTRIBUTE}="${id}"`);
    });
  for (const id of tagIdsIn(cleaned)) used.add(id);
  const list = Object.fromEntries([...used].map((id) => [id, fields[id]]));
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${FIELDS_ID}">${json}</script>`;
  return stripTags(head) + cleaned.replace('</body>', () => `${script}</body>`);
}

function splitAtBody(html: string): [head: string, body: string] {
  const bodyStart = html.indexOf('<body');
  return bodyStart < 0 ? [html, ''] : [html.slice(0, bodyStart), html.slice(bodyStart)];
}
