import { type Trigger, toggleAttribute } from './attributes';
import { captureEvents } from './event-replay';

/** Improves an element that already works as HTML; a promise resolves when the widget answers the visitor. */
export type Mount = (element: HTMLElement) => void | Promise<void>;

/** A widget's code: here already, or fetched. */
export type LoadMount = () => Promise<{ mount: Mount }> | { mount: Mount };

/** Milliseconds: a form that stays in sight for longer is not only scrolled past. */
const DWELL_MS = 1_000;

/**
 * Milliseconds without a letter after which the visitor is not about to write the next. Pauses of 0.9 s are common between
 * words: a letter typed then waited 600 to 740 ms for the code to run, on a processor six times slower.
 */
const TYPING_PAUSE_MS = 1_500;

/**
 * Finds every widget of the page and mounts it when its trigger fires, once. `data-widget-status` says how far it is:
 * loading, ready or failed; none before that. A widget that fails leaves its HTML as it was, and one line in the console.
 */
export function startWidgets(widgets: Record<string, LoadMount>): void {
  // The script in the head looks for this when everything has loaded.
  toggleAttribute(document.documentElement, 'data-widgets', true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const [name, trigger] = element.getAttribute('data-widget')!.split(' ') as [string, Trigger];
    const load = widgets[name]!;
    const setStatus = (value: string) => element.setAttribute('data-widget-status', value);
    const start = async () => {
      try {
        setStatus('loading');
        await (await load()).mount(element);
        setStatus('ready');
        return true;
      } catch (error) {
        setStatus('failed');
        console.error(`${name} failed`, error);
        return false;
      }
    };

    if (trigger === 'now') void start();
    else startOnIntent(element, start);
  }
}

function startOnIntent(element: HTMLElement, start: () => Promise<boolean>) {
  // Written by the build (renderer/+onRenderHtml.tsx).
  const codeUrl = element.getAttribute('data-preload');
  const replay = captureEvents(element, () => {
    const run = () => start().then(replay);
    if (codeUrl)
      fetchCode(codeUrl)
        .then(() => waitForTypingPause(element))
        .then(run);
    // What the visitor has done is to be seen before anything runs.
    else requestAnimationFrame(() => setTimeout(run));
  });
  if (codeUrl && !connectionIs('2g')) whenNear(element, () => fetchCode(codeUrl, 'low'), '0px', DWELL_MS);
}

/**
 * Into the browser's cache, without running it as import() would. Not as a module, which most browsers give up for good
 * when a weak signal breaks it off, nor as a prefetch, which Firefox holds against the policy's default-src.
 */
function fetchCode(url: string, priority?: 'low') {
  return fetch(url, { priority })
    .then((response) => response.text())
    .catch(() => {});
}

/**
 * Heavy code runs for longer than a letter may wait, and a form needs none before it is sent: resolves when nobody has
 * written in it for a moment, or at once at a submit.
 */
function waitForTypingPause(form: HTMLElement) {
  return new Promise<unknown>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, form.querySelector('[aria-busy]') ? 0 : TYPING_PAUSE_MS);
    };
    wait();
    for (const type of ['input', 'submit']) form.addEventListener(type, wait);
  });
}

/**
 * What the browser reports of the connection, as the script in the document's head wrote it on the root element before the
 * first paint (renderer/document/head.inline.ts):
 * - `fast`: a round trip is short, or nothing is reported;
 * - `slow`: 3G or less, or the browser is asked to save data;
 * - `2g`: nothing may be fetched that nobody has asked for, because of 2G or of saving data. It is `slow`, too.
 * A connection in between is none of them.
 */
export function connectionIs(speed: '2g' | 'slow' | 'fast'): boolean {
  return document.documentElement.classList.contains(speed);
}

/**
 * Calls back once: when the element has been near the window for `delay` milliseconds. Near is less than a screen away, or
 * what `margin` says (rootMargin).
 */
export function whenNear(element: Element, callback: () => void, margin = '100% 0px', delay = 0): void {
  // Safari 11
  if (!('IntersectionObserver' in window)) return void callback();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.some((entry) => entry.isIntersecting)) return;
      timer = setTimeout(() => {
        observer.disconnect();
        callback();
      }, delay);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
