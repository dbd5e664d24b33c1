import { stem } from '../../../data/model/text/slug';
import { type Field, type Match, photoNameIn, textIndex } from '../preview/text-index';
import { isWithin } from '../shared/values';
import { recordOn } from './addresses';
import { writtenAt } from './lookups';
import { PHOTOS } from './photo-inputs';
import { now } from './store';

const NOT_READ = 'script, style, noscript, template';
const AIMED_AT = 'data-bureau-vise';
const LENT = 'data-bureau-modele';
/** Of what shows where one may click, whatever is behind it, and what is not the page's own: in the frame's document as it stands here, never in the site. */
const HIGHLIGHT = `[${AIMED_AT}]{outline:3px solid #b0472a!important;outline-offset:2px;box-shadow:0 0 0 8px #fff!important;cursor:pointer!important}img[${AIMED_AT}]{outline-offset:-4px!important;box-shadow:none!important}[${LENT}]{opacity:.45!important}`;

/** Lets a page show what `aimAt` is told. */
export function highlightIn(page: Document): void {
  page.head.append(Object.assign(page.createElement('style'), { id: 'bureau-vise', textContent: HIGHLIGHT }));
}

/** Shows where one may click, and nowhere else. */
export function aimAt(page: Document, element?: Element | null): void {
  for (const marked of page.querySelectorAll(`[${AIMED_AT}]`)) marked.removeAttribute(AIMED_AT);
  // A frame around a part of a paragraph would lie over the rest of it.
  const framed = element?.matches(`span[${LENT}]`) ? element.parentElement : element;
  framed?.setAttribute(AIMED_AT, '');
}

/** Shows a text, or a picture, of a draft's page pale: it is its model's. */
export function markLent(page: Document, one: Node): void {
  const isText = one.nodeType === Node.TEXT_NODE;
  const element = isText ? page.createElement('span') : (one as Element);
  if (isText) {
    one.parentNode?.replaceChild(element, one);
    element.append(one);
  }
  element.setAttribute(LENT, '');
}

/** By the state whose texts each finds, or by the draft that has its own before them. */
const indexes = new WeakMap<object, ReturnType<typeof textIndex>>();

function indexOn(address: string) {
  const { state } = now();
  const { draft } = recordOn(address) ?? {};
  const index = indexes.get(draft ?? state) ?? textIndex([...(draft?.entries ?? []), ...state.entries]);
  indexes.set(draft ?? state, index);
  return index;
}

/** What was found in a page, once for all that happens on it. */
const foundIn = new WeakMap<Document, Map<Node, Match>>();

/** Every text of a page that leads to a field; one that no frame shows does not know its address. */
export function matchesOf(page: Document, address = page.location.pathname): Map<Node, Match> {
  const before = foundIn.get(page);
  if (before) return before;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/[\p{L}\d]/u.test(node.nodeValue ?? '') && !node.parentElement?.closest(NOT_READ)) nodes.push(node);
  const matches = indexOn(address).findAll(nodes.map(({ nodeValue }) => nodeValue ?? ''));
  const found = new Map(nodes.flatMap((node, at) => (matches[at] ? [[node, matches[at]] as const] : [])));
  foundIn.set(page, found);
  return found;
}

/** Where a page says what a field holds, or a part of it; a photograph is where it is seen. */
export function placesOf(page: Document, field: Field, address?: string): (HTMLElement | null)[] {
  if (field.record === 'photos')
    return [...page.images].filter(({ src }) => photoFields(src).some(({ path }) => path[0] === field.path[0]));
  return [...matchesOf(page, address)]
    .filter(([, { fields }]) =>
      fields.some((one) => one.file === field.file && one.record === field.record && isWithin(field.path, one.path)),
    )
    .map(([{ parentElement }]) => parentElement);
}

/** Leads the eye to a field, unfolding what it is in; false where the page that is shown does not say it, or in no sight. */
export function reveal(page: Document, field: Field, block: ScrollLogicalPosition = 'center'): boolean {
  const places = placesOf(page, field).filter((one) => one !== null);
  if (places[0] && !places.some(isSeen)) unfold(places[0]);
  const element = places.find(isSeen);
  if (!element) return false;
  element.scrollIntoView({ block });
  aimAt(page, element);
  return true;
}

/** What is folded has a place in newer browsers; Safari before 17.4 does not know how to ask. */
export const isSeen = (element: Element) =>
  element.checkVisibility?.() !== false && element.getClientRects().length > 0;

/** Opens what an element is folded in, from the inside; where a phone alone folds it, that stands before it. */
function unfold(element: Element): void {
  for (let around: Element | null = element; around?.closest('main'); around = around.parentElement)
    for (let one: Element | null = around; one && !isSeen(element); one = one.previousElementSibling)
      if (one.tagName === 'DETAILS') (one as HTMLDetailsElement).open = true;
}

/** A picture may lie behind what stands on it. */
export const pictureUnder = ({ target, clientX, clientY }: MouseEvent) =>
  (target as Element).ownerDocument.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === 'IMG');

/** The fields of what is under the pointer: its text, else its photograph. */
export function fieldsUnder(event: MouseEvent): Field[] {
  const target = event.target as Element;
  // The site's header stands over the photograph of the first screen.
  const picture = target.closest('header') ? undefined : (pictureUnder(event) as HTMLImageElement | undefined);
  const { ownerDocument: page } = target;
  const matches = matchesOf(page);
  const at = [event.clientX, event.clientY] as const;
  // Safari has the second alone, Firefox for long the first.
  const position =
    page.caretPositionFromPoint?.(...at)?.offsetNode ?? page.caretRangeFromPoint?.(...at)?.startContainer;
  // A key clicks on a link or a button, whatever of it the words are in. Firefox counts its click on a link as one.
  const isByKey = event.type === 'click' && (event.detail === 0 || (event as PointerEvent).pointerType === '');
  const own = isByKey
    ? [...matches.keys()].filter((node) => target.contains(node))
    : [...target.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const node = own.find((one) => one === position) ?? own.find((one) => matches.has(one));
  const match = node && matches.get(node);
  if (match) return match.fields;
  return picture ? photoFields(picture.currentSrc || picture.src) : [];
}

/** A photograph's own record, once for each that shows its file. */
export function photoFields(address: string): Field[] {
  const ids = Object.keys((writtenAt({ ...PHOTOS, path: [] }) ?? {}) as object);
  const names = ids.map((id) => stem(String(writtenAt({ ...PHOTOS, path: [id, 'file'] }))));
  const shown = photoNameIn(address, names);
  return ids.flatMap((id, index) => (names[index] === shown ? { ...PHOTOS, path: [id] } : []));
}
