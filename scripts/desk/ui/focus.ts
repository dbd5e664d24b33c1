import { useEffect, useRef } from 'react';
import type { Path } from '../../../data/model/owner-facts';
import { isVisible } from './clickable';

const FOCUSABLE = 'a[href], button, summary, select, textarea, input';

/**
 * Where a button goes with what it has done, what stands nearest to its place takes the focus: a keyboard would else begin
 * anew at the top. Whoever lets go of the focus by a click has none to be kept.
 */
export function keepFocus(root: HTMLElement): void {
  let lastFocused: HTMLElement | undefined;
  /** The parts around it, innermost first, and which of their children leads to it. */
  let nearbyControls: { part: Element; index: number }[] = [];
  root.addEventListener('pointerdown', () => (lastFocused = undefined), true);
  root.addEventListener('focusin', ({ target }) => {
    lastFocused = target as HTMLElement;
    nearbyControls = [];
    for (let one: Element = lastFocused; one !== root && one.parentElement; one = one.parentElement)
      nearbyControls.push({ part: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
  });
  const findNearest = ({ part, index }: (typeof nearbyControls)[number]) => {
    const place = part.children[index];
    const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
    const isBehind = (one: Element) =>
      place && (place.contains(one) || place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return all.find(isBehind) ?? all.at(-1);
  };
  new MutationObserver(() => {
    if (!lastFocused || lastFocused.isConnected) return;
    // What comes in its place may take the focus by itself.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body || lastFocused?.isConnected) return;
      for (const place of nearbyControls) {
        const next = place.part.isConnected && findNearest(place);
        if (next) return next.focus();
      }
    });
  }).observe(root, { subtree: true, childList: true });
}

/** Leads to the place of a form that was asked for, or to the nearest part around it, and opens what it lies in. */
export function focusField(path: Path): void {
  const places = [...document.querySelectorAll<HTMLElement>('main [data-path]')];
  const place = [...path, '']
    .map((_, depth) => JSON.stringify(path.slice(0, path.length - depth)))
    .flatMap((name) => places.find(({ dataset }) => dataset.path === name) ?? [])
    .at(0);
  if (!place) return void focusHeading();
  for (let part = place.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  place.scrollIntoView({ block: place.clientHeight > innerHeight / 3 ? 'start' : 'center' });
  focusIn(place);
}

/** Whoever opens another view reads it from its heading. */
export const focusHeading = () => arrive(document.querySelector<HTMLElement>('main h1'));

/** Leads to what was asked for and has just come, as its `ref`. */
export function arrive(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus();
}

/** The first field of a part takes the focus, or else its first button. */
export function focusIn(part: HTMLElement | null): void {
  const kinds = ['input:not([accept^=image]), textarea, select', 'button, summary'];
  kinds.flatMap((kind) => [...(part?.querySelectorAll<HTMLElement>(kind) ?? [])].find(isVisible) ?? [])[0]?.focus();
}

/** A part, for its `ref`, of which the first field that is wrong takes the focus as often as `told` is something else. */
export function useFocusFirstInvalid<Part extends HTMLElement>(told: unknown) {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong then is seen at the fields.
  useEffect(() => part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [told]);
  return part;
}

/** Scrolls to what has just come, as its `ref`. */
export const scrollIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });
