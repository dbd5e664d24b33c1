import { stripTags, tagIdsIn } from '../../../data/model/text/field-tags';
import type { Field } from '../shared/field';

/** The element of a previewed page that lists the fields of its tags, as JSON: fields by their numbers. */
export const FIELDS_ID = 'bureau-champs';

/** Elements whose text nobody reads. */
export const UNREAD_ELEMENTS = ['script', 'style', 'noscript', 'template'];

/** Elements whose text is read as one: a field that a component has cut in two ends at the latest with them. */
export const BLOCKS =
  'p li h1 h2 h3 h4 h5 h6 dt dd td th caption figcaption summary blockquote label text title div button option small'.split(
    ' ',
  );

/** The attribute of a picture that names the number of its field. */
export const FIELD_ATTRIBUTE = 'data-bureau-champ';

/**
 * Prepares a previewed page for the desk: removes the tags from everything that is no text of the body (attributes, head,
 * scripts), gives each picture the number of its field, and appends the fields that the page's tags name.
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
