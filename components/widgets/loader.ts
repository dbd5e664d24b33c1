import { connectionIs } from './connection';
import { captureEvents } from './event-replay';
import { toggleAttribute } from './toggle-attribute';
import type { Trigger } from './widget-attribute';

/** Improves an element that already works as HTML; a promise resolves when the widget answers the visitor. */
export type Mount = (element: HTMLElement) => void | Promise<void>;

/** Fetches a widget's code. */
export type LoadMount = () => Promise<{ mount: Mount }>;

type Registry = {
  /** Widgets whose code came with this script. */
  eager: Record<string, Mount>;
  /** Widgets whose code is fetched when their trigger fires. */
  lazy: Record<string, LoadMount>;
};

/**
 * Finds every widget of the page and mounts it when its trigger fires, once. `data-widget-status` says how far it is:
 * waiting, loading, ready or failed. A widget that fails leaves its HTML as it was, and one line in the console.
 */
export function startWidgets({ eager, lazy }: Registry): void {
  // The script in the head looks for this when everything has loaded.
  toggleAttribute(document.documentElement, 'data-widgets', true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const [name = '', trigger] = element.getAttribute('data-widget')!.split(' ');
    const status = (value: string) => element.setAttribute('data-widget-status', value);
    const mounted = async (load: LoadMount) => {
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
    const mount = eager[name];
    if (mount) void mounted(async () => ({ mount }));
    else whenTriggered(element, trigger as Trigger, lazy[name]!, mounted);
  }
}

function whenTriggered(
  element: HTMLElement,
  trigger: Trigger,
  load: LoadMount,
  mounted: (load: LoadMount) => Promise<boolean>,
) {
  if (trigger === 'now') return void mounted(load);
  let started = false;
  const replay = captureEvents(element, () => {
    if (started) return;
    started = true;
    void mounted(load).then(replay);
  });
  // Fetched ahead where the connection can afford it, after everything else; it still runs on intent only.
  if (!connectionIs('slow')) addEventListener('load', () => whenNear(element, () => load().catch(() => {})));
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
