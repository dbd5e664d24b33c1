// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureEvents } from './event-replay';

// Gallery.spec.ts and ContactForm.spec.ts test that a held event is replayed once, with or without the code.

let element: HTMLElement;
let links: HTMLAnchorElement[];
/** Simulates the widget's own code or the browser's default action. */
const followLink = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.useFakeTimers();
  followLink.mockClear();
  document.body.innerHTML =
    '<div><a href="/photo.jpg"><img alt=""></a><a href="/autre.jpg">Autre</a><p>Texte</p></div>';
  element = document.body.firstElementChild as HTMLElement;
  links = Array.from(element.querySelectorAll('a'));
});
afterEach(() => vi.useRealTimers());

/** Listens for clicks as the mounted widget does. */
function listen() {
  for (const link of links) link.addEventListener('click', followLink);
}

const click = (target: Element, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  target.dispatchEvent(event);
  return event;
};

test('captureEvents replays only the last of two clicked links', () => {
  const release = captureEvents(element, () => {});
  click(links[0]!.querySelector('img')!);
  click(links[1]!);
  expect(links.map((link) => link.getAttribute('aria-busy'))).toEqual([null, 'true']);
  listen();
  release(true);
  expect(followLink.mock.calls.map(([event]) => event.target)).toEqual([links[1]]);
});

test.each([
  ['with Ctrl still opens a new tab', 'a', { ctrlKey: true }],
  ['with ⌘ still opens a new tab', 'a', { metaKey: true }],
  ['with Shift still opens a new window', 'a', { shiftKey: true }],
  ['outside links counts as intent and is not held', 'p', {}],
])('a click %s', (_, selector, keys) => {
  const onIntent = vi.fn();
  const release = captureEvents(element, onIntent);
  expect(click(element.querySelector(selector)!, keys).defaultPrevented).toBe(false);
  expect(onIntent).toHaveBeenCalledTimes(1);
  listen();
  release(true);
  expect(followLink).not.toHaveBeenCalled();
});

test('captureEvents replays after ten seconds, but not again when the code loads', () => {
  const release = captureEvents(element, () => {});
  click(links[0]!);
  listen();
  vi.advanceTimersByTime(9_999);
  expect(followLink).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followLink).toHaveBeenCalledTimes(1);
  release(true);
  click(links[0]!);
  expect(followLink).toHaveBeenCalledTimes(2);
});

test('a second submit starts no second timer and keeps validation off', () => {
  document.body.innerHTML = '<div><form><input required><button type="submit">Envoyer</button></form></div>';
  element = document.body.firstElementChild as HTMLElement;
  const form = element.querySelector('form')!;
  form.addEventListener('submit', followLink);
  const release = captureEvents(element, () => {});
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  submit();
  vi.advanceTimersByTime(1_000);
  submit();
  release(true);
  vi.advanceTimersByTime(20_000);
  expect(form.noValidate).toBe(true);
});
