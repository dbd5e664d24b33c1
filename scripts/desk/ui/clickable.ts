import { idsAt, readTags, type UntaggedText } from '../../../data/model/text/field-tags';
import { BLOCKS, FIELD_ATTRIBUTE, FIELDS_ID, UNREAD_ELEMENTS } from '../preview/print-fields';
import type { Field } from '../shared/field';
import { pageFileOf } from '../shared/protocol';
import { isWithin } from '../shared/values';
import { recordOn } from './addresses';
import { PHOTOS } from './photo-inputs';

const HIGHLIGHT_ATTRIBUTE = 'data-bureau-vise';
const MODEL_ATTRIBUTE = 'data-bureau-modele';
/** Of what shows where one may click, whatever is behind it, and what is not the page's own: in the frame's document as it stands here, never in the site. */
const HIGHLIGHT = `[${HIGHLIGHT_ATTRIBUTE}]{outline:3px solid #b0472a!important;outline-offset:2px;box-shadow:0 0 0 8px #fff!important;cursor:pointer!important}img[${HIGHLIGHT_ATTRIBUTE}]{outline-offset:-4px!important;box-shadow:none!important}[${MODEL_ATTRIBUTE}]{opacity:.45!important}`;

/** Lets a page show what `aimAt` is told. */
export function addHighlightStyle(page: Document): void {
  page.head.append(Object.assign(page.createElement('style'), { id: 'bureau-vise', textContent: HIGHLIGHT }));
}

/** Shows where one may click, and nowhere else. */
export function aimAt(page: Document, element?: Element | null): void {
  for (const marked of page.querySelectorAll(`[${HIGHLIGHT_ATTRIBUTE}]`)) marked.removeAttribute(HIGHLIGHT_ATTRIBUTE);
  // A frame around a part of a paragraph would lie over the rest of it.
  const framed = element?.matches(`span[${MODEL_ATTRIBUTE}]`) ? element.parentElement : element;
  framed?.setAttribute(HIGHLIGHT_ATTRIBUTE, '');
}

/** Shows a text, or a picture, of a draft's page pale: it is its model's. */
export function markModelContent(page: Document, one: Node): void {
  const isText = one.nodeType === Node.TEXT_NODE;
  const element = isText ? page.createElement('span') : (one as Element);
  if (isText) {
    one.parentNode?.replaceChild(element, one);
    element.append(one);
  }
  element.setAttribute(MODEL_ATTRIBUTE, '');
}

/** The fields of a page's texts and of its pictures, and those of a text for a click on the character at an offset. */
type PageFields = {
  texts: Map<Node, Field[]>;
  pictures: Map<Element, Field>;
  fieldsOfCharacter(text: Node, offset: number): Field[];
};

const fieldsByPage = new WeakMap<Document, PageFields>();

/**
 * Returns the fields of everything that a page shows; the first field of a text is the one that printed it. Reads the tags
 * of the page's texts once and removes them. A document without a frame does not know its address.
 */
function fieldsOf(page: Document, address = page.location.pathname): PageFields {
  const known = fieldsByPage.get(page);
  if (known) return known;
  const list: Record<string, Field> = JSON.parse(page.getElementById(FIELDS_ID)?.textContent || '{}');
  const own = recordOn(address);
  // A draft is printed as the page that it will be.
  const fieldAt = (id: string | number): Field[] => {
    const field = list[id];
    if (!field) return [];
    return own?.draft && field.file === pageFileOf(own.file) ? [{ ...field, file: own.file }] : [field];
  };
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(UNREAD_ELEMENTS.join())) nodes.push(node);
  const read = readTags(
    nodes.map((node) => ({ text: node.nodeValue ?? '', block: node.parentElement?.closest(BLOCKS.join()) })),
  );
  const texts = new Map<Node, Field[]>();
  const untagged = new Map<Node, UntaggedText>();
  for (const [index, node] of nodes.entries()) {
    const { text, ids } = read[index]!;
    if (node.nodeValue !== text) node.nodeValue = text;
    if (ids.length === 0) continue;
    texts.set(node, ids.flatMap(fieldAt));
    untagged.set(node, read[index]!);
  }
  const fieldsOfCharacter = (node: Node, offset: number) => {
    const text = untagged.get(node);
    return text ? idsAt(text, offset).flatMap(fieldAt) : [];
  };
  const pictures = new Map<Element, Field>();
  // The `alt` of a drawing is a field of another record.
  for (const picture of page.querySelectorAll(`[${FIELD_ATTRIBUTE}]`))
    for (const { record, path } of fieldAt(picture.getAttribute(FIELD_ATTRIBUTE)!))
      if (record === PHOTOS.record) pictures.set(picture, { ...PHOTOS, path: path.slice(0, 1) });
  const found = { texts, pictures, fieldsOfCharacter };
  fieldsByPage.set(page, found);
  return found;
}

/** Returns the texts of a page that lead to fields. */
export const textFields = (page: Document, address?: string) => fieldsOf(page, address).texts;

/** Returns the photos of a page, each with its record. */
export const photoFields = (page: Document, address?: string) => fieldsOf(page, address).pictures;

/** Where a page says what a field holds, or a part of it; a photograph is where it is seen. */
export function placesOf(page: Document, field: Field, address?: string): (HTMLElement | null)[] {
  if (field.record === 'photos')
    return [...photoFields(page, address)]
      .filter(([, { path }]) => path[0] === field.path[0])
      .map(([picture]) => picture as HTMLElement);
  return [...textFields(page, address)]
    .filter(([, fields]) =>
      fields.some((one) => one.file === field.file && one.record === field.record && isWithin(field.path, one.path)),
    )
    .map(([{ parentElement }]) => parentElement);
}

/** Leads the eye to a field, unfolding what it is in; false where the page that is shown does not say it, or in no sight. */
export function reveal(page: Document, field: Field, block: ScrollLogicalPosition = 'center'): boolean {
  const places = placesOf(page, field).filter((one) => one !== null);
  if (places[0] && !places.some(isVisible)) unfold(places[0]);
  const element = places.find(isVisible);
  if (!element) return false;
  element.scrollIntoView({ block });
  aimAt(page, element);
  return true;
}

/** What is folded has a place in newer browsers; Safari before 17.4 does not know how to ask. */
export const isVisible = (element: Element) =>
  element.checkVisibility?.() !== false && element.getClientRects().length > 0;

/** Opens what an element is folded in, from the inside; where a phone alone folds it, that stands before it. */
function unfold(element: Element): void {
  for (let around: Element | null = element; around?.closest('main'); around = around.parentElement)
    for (let one: Element | null = around; one && !isVisible(element); one = one.previousElementSibling)
      if (one.tagName === 'DETAILS') (one as HTMLDetailsElement).open = true;
}

/** A picture may lie behind what stands on it. */
export const findPicture = ({ target, clientX, clientY }: MouseEvent) =>
  (target as Element).ownerDocument.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === 'IMG');

/**
 * The fields of what is under the pointer: its text, else its photograph. The field of the clicked word comes first, then
 * the field of the whole text, then others in text order. A key clicks on no word, so the field of the whole text is first.
 */
export function fieldsUnder(event: MouseEvent): Field[] {
  const target = event.target as Element;
  // The site's header stands over the photograph of the first screen.
  const picture = target.closest('header') ? undefined : (findPicture(event) as HTMLImageElement | undefined);
  const { ownerDocument: page } = target;
  const matches = textFields(page);
  const at = [event.clientX, event.clientY] as const;
  // Safari has the second alone, Firefox for long the first.
  const position = page.caretPositionFromPoint?.(...at);
  const range = position ? undefined : page.caretRangeFromPoint?.(...at);
  const caretNode = position?.offsetNode ?? range?.startContainer;
  const caretOffset = position?.offset ?? range?.startOffset ?? 0;
  // A key clicks on a link or a button, whatever of it the words are in. Firefox counts its click on a link as one.
  const isByKey = event.type === 'click' && (event.detail === 0 || (event as PointerEvent).pointerType === '');
  const own = isByKey
    ? [...matches.keys()].filter((node) => target.contains(node))
    : [...target.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const node = own.find((one) => one === caretNode) ?? own.find((one) => matches.has(one));
  const match = node && matches.get(node);
  if (match && node === caretNode && !isByKey)
    return fieldsOf(page).fieldsOfCharacter(node, characterAt(node, caretOffset, event.clientX, event.clientY));
  if (match) return match;
  const photo = picture && photoFields(page).get(picture);
  return photo ? [photo] : [];
}

/** Returns the offset of the character at a point. A caret is on either side of it, whichever is nearer to the point. */
function characterAt(text: Node, caret: number, x: number, y: number): number {
  if (caret === 0) return 0;
  const before = text.ownerDocument!.createRange();
  before.setStart(text, caret - 1);
  before.setEnd(text, caret);
  const isBefore = [...before.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom,
  );
  return isBefore ? caret - 1 : caret;
}
