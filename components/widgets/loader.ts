import { lineIs } from './connection';
import { holdFirstActions } from './event-replay';
import { setFlag } from './toggle-attribute';
import type { Trigger } from './widget-attribute';

/** Improves an element that already works as HTML; a promise resolves when the widget answers the visitor. */
export type Mount = (element: HTMLElement) => void | Promise<void>;

type FetchMount = () => Promise<{ mount: Mount }>;

type Registry = {
  /** Mounts that came with this script. */
  carried: Record<string, Mount>;
  /** Mounts fetched when their trigger fires. */
  fetched: Record<string, FetchMount>;
};

/**
 * Finds every widget of the page and mounts it when its trigger fires, once. `data-widget-status` says how far it is:
 * waiting, loading, ready or failed. A widget that fails leaves its HTML as it was, and one line in the console.
 */
export function startWidgets({ carried, fetched }: Registry): void {
  // The document's first script looks for this when everything has loaded.
  setFlag(document.documentElement, 'data-widgets', true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const [name = '', trigger] = element.getAttribute('data-widget')!.split(' ');
    const status = (value: string) => element.setAttribute('data-widget-status', value);
    const mounted = async (load: FetchMount) => {
      try {
        status('loading');
        const { mount } = await load();
        await mount(element);
        status('ready');
        return true;
      } catch (error) {
        status('failed');
        console.error(`Widget ${name} failed`, error);
        return false;
      }
    };

    status('waiting');
    const mount = carried[name];
    if (mount) void mounted(async () => ({ mount }));
    else whenTriggered(element, trigger as Trigger, fetched[name]!, mounted);
  }
}

function whenTriggered(
  element: HTMLElement,
  trigger: Trigger,
  load: FetchMount,
  mounted: (load: FetchMount) => Promise<boolean>,
) {
  if (trigger === 'now') return void mounted(load);
  let started = false;
  const release = holdFirstActions(element, () => {
    if (started) return;
    started = true;
    void mounted(load).then(release);
  });
  // On a line that can afford it the code is here before the finger is, and after the page; it still runs on intent only.
  if (!lineIs('slow')) addEventListener('load', () => whenNear(element, () => load().catch(() => {})));
}

/** Calls back once, when the element comes within a screen of view, or as near as `margin` says (rootMargin). */
export function whenNear(element: Element, callback: () => void, margin = '100% 0px'): void {
  // Safari 11
  if (!('IntersectionObserver' in window)) {
    callback();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
