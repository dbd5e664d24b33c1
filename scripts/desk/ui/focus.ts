import { useEffect, useRef } from 'react';
import type { Path } from '../../../data/model/owner-facts';
import { isVisible } from './page-fields';

const FOCUSABLE = 'a[href], button, summary, select, textarea, input';

/**
 * Moves the focus to the nearest control if a button removes itself from the page, because the keyboard would otherwise
 * start again at the top. Does nothing after a click, which sets the focus itself.
 */
export function keepFocus(root: HTMLElement): void {
  let lastFocused: HTMLElement | undefined;
  /** The ancestors of the focused element, innermost first, with the index of the child that contains it. */
  let ancestors: { part: Element; index: number }[] = [];
  root.addEventListener('pointerdown', () => (lastFocused = undefined), true);
  root.addEventListener('focusin', ({ target }) => {
    lastFocused = target as HTMLElement;
    ancestors = [];
    for (let child: Element = lastFocused; child !== root && child.parentElement; child = child.parentElement)
      ancestors.push({ part: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  });
  const findNearest = ({ part, index }: (typeof ancestors)[number]) => {
    const sibling = part.children[index];
    const controls = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
    const isInOrAfter = (control: Element) =>
      sibling &&
      (sibling.contains(control) || sibling.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
    return controls.find(isInOrAfter) ?? controls.at(-1);
  };
  new MutationObserver(() => {
    if (!lastFocused || lastFocused.isConnected) return;
    // A replacement of the button may take the focus during this frame.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body || lastFocused?.isConnected) return;
      for (const ancestor of ancestors) {
        const next = ancestor.part.isConnected && findNearest(ancestor);
        if (next) return next.focus();
      }
    });
  }).observe(root, { subtree: true, childList: true });
}

/**
 * Scrolls to a field of the form and focuses it, or the nearest part around it. Opens the `details` elements that
 * contain it.
 */
export function focusField(path: Path): void {
  const fieldElements = [...document.querySelectorAll<HTMLElement>('main [data-path]')];
  const element = [...path, '']
    .map((_, depth) => JSON.stringify(path.slice(0, path.length - depth)))
    .flatMap((name) => fieldElements.find(({ dataset }) => dataset.path === name) ?? [])
    .at(0);
  if (!element) return void focusHeading();
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  element.scrollIntoView({ block: element.clientHeight > innerHeight / 3 ? 'start' : 'center' });
  focusFirstField(element);
}

/** Focuses the heading of the view, so that a screen reader starts there. */
export const focusHeading = () => focusElement(document.querySelector<HTMLElement>('main h1'));

/** Focuses an element that is not a control. Used as a `ref`, focuses the element when it appears. */
export function focusElement(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus();
}

/** Focuses the first field of an element, or else its first button. */
export function focusFirstField(part: HTMLElement | null): void {
  const kinds = ['input:not([accept^=image]), textarea, select', 'button, summary'];
  kinds.flatMap((kind) => [...(part?.querySelectorAll<HTMLElement>(kind) ?? [])].find(isVisible) ?? [])[0]?.focus();
}

/** Focuses the first invalid field in the element of the returned ref, each time that `trigger` changes. */
export function useFocusFirstInvalid<Container extends HTMLElement>(trigger: unknown) {
  const container = useRef<Container>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(trigger): `trigger` only decides when; the fields are read from the page.
  useEffect(() => container.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [trigger]);
  return container;
}

/** Scrolls to an element. Used as a `ref`, scrolls to the element when it appears. */
export const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
