import { idsAt, readTags, type UntaggedText } from '../../../data/model/text/field-tags';
import { BLOCKS, FIELD_ATTRIBUTE, FIELDS_ID, UNREAD_ELEMENTS } from '../preview/print-fields';
import type { Field } from '../shared/field';
import { pageFileOf, VERSION_META } from '../shared/protocol';
import { isWithin } from '../shared/values';
import { PHOTOS } from './PhotoField';
import { recordAtPath } from './page-paths';

const HIGHLIGHT_ATTRIBUTE = 'data-bureau-vise';
const MODEL_ATTRIBUTE = 'data-bureau-modele';
/**
 * CSS that outlines the element under the pointer on any background, and makes model content pale. It is added to the
 * document in the preview frame, never to the site.
 */
const PREVIEW_CSS = `[${HIGHLIGHT_ATTRIBUTE}]{outline:3px solid #b0472a!important;outline-offset:2px;box-shadow:0 0 0 8px #fff!important;cursor:pointer!important}img[${HIGHLIGHT_ATTRIBUTE}]{outline-offset:-4px!important;box-shadow:none!important}[${MODEL_ATTRIBUTE}]{opacity:.45!important}`;

/** Adds the styles that `highlight` and `markModelContent` need. */
export function addHighlightStyle(page: Document): void {
  page.head.append(Object.assign(page.createElement('style'), { id: 'bureau-vise', textContent: PREVIEW_CSS }));
}

/** Returns the version of data/ from which the preview has rendered a page; undefined for any other document. */
export const versionOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content;

/** Outlines an element that the owner can click, and removes the outline of every other element. */
export function highlight(page: Document, element?: Element | null): void {
  for (const highlightedElement of page.querySelectorAll(`[${HIGHLIGHT_ATTRIBUTE}]`))
    highlightedElement.removeAttribute(HIGHLIGHT_ATTRIBUTE);
  // An outline around part of a paragraph would cover the rest of it.
  const outlinedElement = element?.matches(`span[${MODEL_ATTRIBUTE}]`) ? element.parentElement : element;
  outlinedElement?.setAttribute(HIGHLIGHT_ATTRIBUTE, '');
}

/** Makes a text node or a picture of a draft's page pale, because it comes from the model page. */
export function markModelContent(page: Document, node: Node): void {
  const isText = node.nodeType === Node.TEXT_NODE;
  const element = isText ? page.createElement('span') : (node as Element);
  if (isText) {
    node.parentNode?.replaceChild(element, node);
    element.append(node);
  }
  element.setAttribute(MODEL_ATTRIBUTE, '');
}

/** The fields that print the texts and the pictures of a page. */
type PageFields = {
  texts: Map<Node, Field[]>;
  pictures: Map<Element, Field>;
  /** Returns the fields of a text, with the field of the character at an offset first. */
  fieldsOfCharacter(text: Node, offset: number): Field[];
};

const fieldsByPage = new WeakMap<Document, PageFields>();

/**
 * Returns the fields of all texts and pictures of a page. The first field of a text is the field that printed it. Reads
 * the tags in the page's texts once and removes them. Pass `path` for a parsed document, because a parsed document has
 * no location.
 */
function fieldsOf(page: Document, path = page.location.pathname): PageFields {
  const cachedFields = fieldsByPage.get(page);
  if (cachedFields) return cachedFields;
  const fieldsById: Record<string, Field> = JSON.parse(page.getElementById(FIELDS_ID)?.textContent || '{}');
  const pageRecord = recordAtPath(path);
  // The preview prints a draft under the file name of its future page.
  const fieldAt = (id: string | number): Field[] => {
    const field = fieldsById[id];
    if (!field) return [];
    return pageRecord?.draft && field.file === pageFileOf(pageRecord.file)
      ? [{ ...field, file: pageRecord.file }]
      : [field];
  };
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(UNREAD_ELEMENTS.join())) nodes.push(node);
  const untaggedTexts = readTags(
    nodes.map((node) => ({ text: node.nodeValue ?? '', block: node.parentElement?.closest(BLOCKS.join()) })),
  );
  const texts = new Map<Node, Field[]>();
  const untaggedByNode = new Map<Node, UntaggedText>();
  for (const [index, node] of nodes.entries()) {
    const { text, ids } = untaggedTexts[index]!;
    if (node.nodeValue !== text) node.nodeValue = text;
    if (ids.length === 0) continue;
    texts.set(node, ids.flatMap(fieldAt));
    untaggedByNode.set(node, untaggedTexts[index]!);
  }
  const fieldsOfCharacter = (node: Node, offset: number) => {
    const text = untaggedByNode.get(node);
    return text ? idsAt(text, offset).flatMap(fieldAt) : [];
  };
  const pictures = new Map<Element, Field>();
  // Skips drawings, whose `alt` is a field of another record.
  for (const picture of page.querySelectorAll(`[${FIELD_ATTRIBUTE}]`))
    for (const { record, path: fieldPath } of fieldAt(picture.getAttribute(FIELD_ATTRIBUTE)!))
      if (record === PHOTOS.record) pictures.set(picture, { ...PHOTOS, path: fieldPath.slice(0, 1) });
  const pageFields = { texts, pictures, fieldsOfCharacter };
  fieldsByPage.set(page, pageFields);
  return pageFields;
}

/** Returns the text nodes of a page that come from fields, each with its fields. */
export const textFieldsOf = (page: Document, path?: string) => fieldsOf(page, path).texts;

/** Returns the photos of a page, each with its record. */
export const photoFieldsOf = (page: Document, path?: string) => fieldsOf(page, path).pictures;

/** Returns the elements of a page that print a field or a part of it. For a photo, returns its pictures. */
export function elementsOf(page: Document, field: Field, path?: string): (HTMLElement | null)[] {
  if (field.record === 'photos')
    return [...photoFieldsOf(page, path)]
      .filter(([, photo]) => photo.path[0] === field.path[0])
      .map(([picture]) => picture as HTMLElement);
  return [...textFieldsOf(page, path)]
    .filter(([, fields]) =>
      fields.some(
        (printed) =>
          printed.file === field.file && printed.record === field.record && isWithin(field.path, printed.path),
      ),
    )
    .map(([{ parentElement }]) => parentElement);
}

/**
 * Scrolls to the element that prints a field and highlights it. Opens the `details` elements that hide it. Returns
 * false if no element prints the field, or if all its elements stay hidden.
 */
export function revealField(page: Document, field: Field, block: ScrollLogicalPosition = 'center'): boolean {
  const elements = elementsOf(page, field).filter((element) => element !== null);
  if (elements[0] && !elements.some(isVisible)) unfold(elements[0]);
  const element = elements.find(isVisible);
  if (!element) return false;
  element.scrollIntoView({ block });
  highlight(page, element);
  return true;
}

/**
 * Returns true if an element is shown. Newer browsers need `checkVisibility`, because their folded content has boxes.
 * Safari has this method from 17.4.
 */
export const isVisible = (element: Element) =>
  element.checkVisibility?.() !== false && element.getClientRects().length > 0;

/**
 * Opens the `details` elements around an element. Also opens the `details` elements before it, which fold a text on
 * phones only.
 */
function unfold(element: Element): void {
  for (let ancestor: Element | null = element; ancestor?.closest('main'); ancestor = ancestor.parentElement)
    for (
      let sibling: Element | null = ancestor;
      sibling && !isVisible(element);
      sibling = sibling.previousElementSibling
    )
      if (sibling.tagName === 'DETAILS') (sibling as HTMLDetailsElement).open = true;
}

/** Returns the picture under the pointer, also if another element covers it. */
export const findPicture = ({ target, clientX, clientY }: MouseEvent) =>
  (target as Element).ownerDocument.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === 'IMG');

/**
 * Returns the fields of the text under the pointer, or else the field of the photo. The field of the clicked word comes
 * first, then the field of the whole text, then the others in text order. A click by keyboard hits no word, so the
 * field of the whole text comes first.
 */
export function fieldsUnder(event: MouseEvent): Field[] {
  const target = event.target as Element;
  // Ignores a photo under the site's header, which overlaps the photo of the first screen.
  const picture = target.closest('header') ? undefined : (findPicture(event) as HTMLImageElement | undefined);
  const { ownerDocument: page } = target;
  const textFields = textFieldsOf(page);
  const point = [event.clientX, event.clientY] as const;
  // Older Safari has only `caretRangeFromPoint`, and older Firefox has only `caretPositionFromPoint`.
  const position = page.caretPositionFromPoint?.(...point);
  const range = position ? undefined : page.caretRangeFromPoint?.(...point);
  const caretNode = position?.offsetNode ?? range?.startContainer;
  const caretOffset = position?.offset ?? range?.startOffset ?? 0;
  // A click by keyboard targets the whole link or button, so its text may be in a child. Firefox reports `detail` 1 for
  // such a click.
  const isByKey = event.type === 'click' && (event.detail === 0 || (event as PointerEvent).pointerType === '');
  const nodes = isByKey
    ? [...textFields.keys()].filter((node) => target.contains(node))
    : [...target.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const node =
    nodes.find((candidate) => candidate === caretNode) ?? nodes.find((candidate) => textFields.has(candidate));
  const fields = node && textFields.get(node);
  if (fields && node === caretNode && !isByKey)
    return fieldsOf(page).fieldsOfCharacter(node, characterAt(node, caretOffset, event.clientX, event.clientY));
  if (fields) return fields;
  const photo = picture && photoFieldsOf(page).get(picture);
  return photo ? [photo] : [];
}

/**
 * Returns the offset of the character at a point. `caret` is the nearest caret position, on either side of the
 * character.
 */
function characterAt(text: Node, caret: number, x: number, y: number): number {
  if (caret === 0) return 0;
  const rangeBefore = text.ownerDocument!.createRange();
  rangeBefore.setStart(text, caret - 1);
  rangeBefore.setEnd(text, caret);
  const isBefore = [...rangeBefore.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom,
  );
  return isBefore ? caret - 1 : caret;
}
