import { type Trigger, toggleAttribute } from './attributes';
import { captureEvents } from './event-replay';

/** Enhances an element that already works as HTML. A returned promise resolves once the widget is interactive. */
export type Mount = (element: HTMLElement) => void | Promise<void>;

/** Loads a widget's code. Returns the code directly if it is in the entry script. */
export type LoadMount = () => Promise<{ mount: Mount }> | { mount: Mount };

/** Milliseconds in view after which a form is probably not only scrolled past. */
const DWELL_MS = 1_000;

/**
 * Milliseconds without typing after which the visitor has probably finished. Shorter pauses of 0.9 s are common between
 * words. A letter typed while the code ran waited 600 to 740 ms, on a processor six times slower.
 */
const TYPING_PAUSE_MS = 1_500;

/**
 * Finds every widget of the page and mounts each widget once, when its trigger fires. `data-widget-status` is then
 * `loading`, `ready` or `failed`. A widget that fails keeps its HTML and logs one error.
 */
export function startWidgets(widgets: Record<string, LoadMount>): void {
  // The inline script in the head checks this attribute at the load event.
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
  // The build sets this attribute (renderer/+onRenderHtml.tsx).
  const codeUrl = element.getAttribute('data-preload');
  const replay = captureEvents(element, () => {
    const run = () => start().then(replay);
    if (codeUrl)
      fetchCode(codeUrl)
        .then(() => waitForTypingPause(element))
        .then(run);
    // Lets the browser paint the effect of the visitor's action before the code runs.
    else requestAnimationFrame(() => setTimeout(run));
  });
  if (codeUrl && !connectionIs('2g')) whenNear(element, () => fetchCode(codeUrl, 'low'), '0px', DWELL_MS);
}

/**
 * Downloads code into the browser's cache without running it, unlike import(). Avoids a module preload, because most
 * browsers do not retry a module after a broken connection. Avoids a prefetch, because Firefox checks it against
 * default-src of the policy. Ignores a failure, because the import() that follows reports it.
 */
function fetchCode(url: string, priority?: 'low') {
  return fetch(url, { priority })
    .then((response) => response.text())
    .catch(() => {});
}

/**
 * Resolves when the visitor has paused typing, or at once at a submit. Heavy code would block typing, and a form needs
 * no code before it is sent.
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
 * Returns whether the connection has this speed, as the browser reports it. The inline script in the head sets these
 * classes on <html> before the first paint (renderer/document/head.inline.ts). Speeds between
 * `fast` and `slow` have no class.
 * - `fast`: short round trips, or no report;
 * - `slow`: 3G or slower, or the visitor saves data;
 * - `2g`, always with `slow`: 2G, or the visitor saves data. Nothing may be downloaded before the visitor asks for it.
 */
export function connectionIs(speed: '2g' | 'slow' | 'fast'): boolean {
  return document.documentElement.classList.contains(speed);
}

/**
 * Calls back once, when the element has been near the window for `delay` milliseconds. An element is near if it is less
 * than one screen away, or within `margin` (rootMargin).
 */
export function whenNear(element: Element, callback: () => void, margin = '100% 0px', delay = 0): void {
  // Safari 11 has no IntersectionObserver.
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
