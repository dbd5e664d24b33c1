// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureEvents } from './event-replay';

let element: HTMLElement;
let link: HTMLAnchorElement;
let form: HTMLFormElement;
let button: HTMLButtonElement;
/** What the widget's own code, or the browser, would be told. */
const followed = vi.fn((event: Event) => event.preventDefault());
const submitted = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.useFakeTimers();
  followed.mockClear();
  submitted.mockClear();
  document.body.innerHTML =
    '<div><a href="/photo.jpg"><img alt=""></a><a href="/autre.jpg">Autre</a><p>Texte</p><form><input required><button type="submit">Envoyer</button></form></div>';
  element = document.body.firstElementChild as HTMLElement;
  link = element.querySelector('a') as HTMLAnchorElement;
  form = element.querySelector('form') as HTMLFormElement;
  button = element.querySelector('button') as HTMLButtonElement;
});
afterEach(() => vi.useRealTimers());

/** Listens as the widget does once it is mounted. */
function listen() {
  for (const each of element.querySelectorAll('a')) each.addEventListener('click', followed);
  form.addEventListener('submit', submitted);
}

const click = (target: Element, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  target.dispatchEvent(event);
  return event;
};

describe('before the code is here', () => {
  test('a tap on a link is held, and done once the code hears it', () => {
    const release = captureEvents(element, () => {});
    const tap = click(link.querySelector('img') as Element);
    expect(tap.defaultPrevented).toBe(true);
    expect(link.getAttribute('aria-busy')).toBe('true');
    listen();
    release(true);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(followed.mock.calls[0]?.[0].target).toBe(link);
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });

  test('of two links the last one wins', () => {
    const release = captureEvents(element, () => {});
    const other = element.querySelectorAll('a')[1] as HTMLElement;
    click(link);
    click(other);
    expect(link.hasAttribute('aria-busy')).toBe(false);
    listen();
    release(true);
    expect(followed.mock.calls.map(([event]) => event.target)).toEqual([other]);
  });

  test("the browser's own bubbles neither hide a submit nor stand in for the site's messages", () => {
    const onIntent = vi.fn();
    captureEvents(element, onIntent);
    expect(form.noValidate).toBe(true);
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onIntent).toHaveBeenCalled();
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])('a click with %o opens a new tab, as ever', (keys) => {
    const release = captureEvents(element, () => {});
    expect(click(link, keys).defaultPrevented).toBe(false);
    listen();
    release(true);
    expect(followed).not.toHaveBeenCalled();
  });

  test('a click beside links is a sign of interest, and nothing is held', () => {
    const onIntent = vi.fn();
    const release = captureEvents(element, onIntent);
    expect(click(element.querySelector('p') as Element).defaultPrevented).toBe(false);
    expect(onIntent).toHaveBeenCalledTimes(1);
    listen();
    release(true);
    expect(followed).not.toHaveBeenCalled();
  });
});

describe('once the code is here', () => {
  test('nothing is held any more, and each action is done once', () => {
    const onIntent = vi.fn();
    const release = captureEvents(element, onIntent);
    release(true);
    listen();
    onIntent.mockClear();
    click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(onIntent).not.toHaveBeenCalled();
  });
});

describe('where the code never comes', () => {
  test('the browser does what was held, and checks the form again', () => {
    const release = captureEvents(element, () => {});
    click(link);
    listen();
    release(false);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(form.noValidate).toBe(false);
  });

  test("a visitor's patience ends after ten seconds", () => {
    captureEvents(element, () => {});
    click(link);
    listen();
    vi.advanceTimersByTime(9_999);
    expect(followed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('what was done for an impatient visitor is not done again when the code comes', () => {
    const release = captureEvents(element, () => {});
    click(link);
    listen();
    vi.advanceTimersByTime(10_000);
    release(true);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
