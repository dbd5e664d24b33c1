import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Each test of the file has a page of its own: what behaviours listen to on the window and the document ends with it, as
 * do the markup and what was stored.
 */
export function onePagePerTest(): void {
  const listening: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];

  beforeEach(() => {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (...heard: Parameters<EventTarget['addEventListener']>) => {
          listening.push([target, heard]);
          listen(...heard);
        },
      );
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    for (const [target, [type, listener, options]] of listening.splice(0))
      target.removeEventListener(type, listener, options);
    document.body.innerHTML = '';
    for (const { name } of Array.from(document.documentElement.attributes))
      document.documentElement.removeAttribute(name);
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
}

/** The one element of the page that the selector names; throws when there is none. */
export function the<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} on the page`);
  return found;
}

/** What a widget's own stylesheet answers when it is asked for: `load`, or `error` when it does not come. */
export function stylesheetsAnswer(answer: 'load' | 'error'): void {
  vi.spyOn(document.head, 'appendChild').mockImplementation((link) => {
    queueMicrotask(() => link.dispatchEvent(new Event(answer)));
    return link;
  });
}
