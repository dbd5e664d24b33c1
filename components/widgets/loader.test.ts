// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mount, startWidgets } from './loader';

const near = new Set<() => void>();
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  document.documentElement.className = '';
  near.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        near.add(this.tell);
      }
      disconnect() {
        near.delete(this.tell);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  consoleError.mockClear();
});

const thePageHasLoaded = () => window.dispatchEvent(new Event('load'));
const theWidgetComesNear = () => {
  for (const tell of near) tell();
};

/** A page with one widget, whose code comes when `arrive` is called. */
function pageWith(trigger: string, html = '<a href="/photo.jpg">Photo</a>') {
  document.body.innerHTML = `<div data-widget="Demo ${trigger}">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const mount = vi.fn<Mount>();
  let arrive = () => {};
  let fail = () => {};
  const load = vi.fn(
    () =>
      new Promise<{ mount: Mount }>((resolve, reject) => {
        arrive = () => resolve({ mount });
        fail = () => reject(new Error('line broke'));
      }),
  );
  startWidgets({ eager: {}, lazy: { Demo: load } });
  return {
    element,
    load,
    mount,
    status: () => element.getAttribute('data-widget-status'),
    arrive: () => arrive(),
    fail: () => fail(),
    hasStatus: (status: string) => vi.waitFor(() => expect(element.getAttribute('data-widget-status')).toBe(status)),
  };
}

describe('a widget that comes with the page', () => {
  test('is mounted at once, on each of its elements, and says so', async () => {
    document.body.innerHTML = '<div data-widget="Demo now"></div><div data-widget="Demo now"></div>';
    const mount = vi.fn<Mount>();
    startWidgets({ eager: { Demo: mount }, lazy: {} });
    const elements = Array.from(document.querySelectorAll('[data-widget]'));
    await vi.waitFor(() =>
      expect(elements.map((element) => element.getAttribute('data-widget-status'))).toEqual(['ready', 'ready']),
    );
    expect(mount.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  test('that fails leaves its HTML and the other widgets alone, and one line in the console', async () => {
    document.body.innerHTML = '<div data-widget="Broken now"><p>Texte</p></div><div data-widget="Demo now"></div>';
    const working = () => {};
    const broken = () => {
      throw new Error('broken');
    };
    startWidgets({ eager: { Broken: broken, Demo: working }, lazy: {} });
    const [first, second] = Array.from(document.querySelectorAll('[data-widget]'));
    await vi.waitFor(() => expect(first?.getAttribute('data-widget-status')).toBe('failed'));
    await vi.waitFor(() => expect(second?.getAttribute('data-widget-status')).toBe('ready'));
    expect(first?.innerHTML).toBe('<p>Texte</p>');
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Broken'), expect.any(Error));
  });
});

test('the document learns that widgets have started', () => {
  document.body.innerHTML = '';
  startWidgets({ eager: {}, lazy: {} });
  expect(document.documentElement.hasAttribute('data-widgets')).toBe(true);
});

describe('a widget whose code is lazy now', () => {
  test('comes with the page', async () => {
    const { load, arrive, hasStatus } = pageWith('now');
    expect(load).toHaveBeenCalledTimes(1);
    await hasStatus('loading');
    arrive();
    await hasStatus('ready');
  });

  test('is mounted once, however it fails to mount', async () => {
    const { element, mount, arrive, hasStatus } = pageWith('now', '<p>Texte</p>');
    mount.mockRejectedValue(new Error('no'));
    arrive();
    await hasStatus('failed');
    expect(mount).toHaveBeenCalledTimes(1);
    expect(element.innerHTML).toBe('<p>Texte</p>');
  });
});

describe('intent: a widget that waits for the visitor', () => {
  test.each([
    'pointerenter',
    'pointerdown',
    'touchstart',
    'focusin',
    'click',
    'submit',
  ])('%s is a sign of interest', async (type) => {
    const { element, load, mount, arrive, hasStatus } = pageWith('intent');
    expect(load).not.toHaveBeenCalled();
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    await hasStatus('ready');
    expect(mount).toHaveBeenCalledExactlyOnceWith(element);
  });

  test('on a line that can afford it the code is there before the finger, and still does not run', async () => {
    const { element, load, mount, status, arrive, hasStatus } = pageWith('intent');
    thePageHasLoaded();
    expect(load).not.toHaveBeenCalled();
    theWidgetComesNear();
    theWidgetComesNear();
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    expect(status()).toBe('waiting');
    expect(mount).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('focusin'));
    arrive();
    await hasStatus('ready');
  });

  test('in Safari 11, which has no IntersectionObserver, the code comes when the page has loaded, and still does not run', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { load, mount } = pageWith('intent');
    thePageHasLoaded();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(mount).not.toHaveBeenCalled();
  });

  test('on a slow line nothing is lazy that nobody has asked for', () => {
    document.documentElement.className = 'js slow';
    const { load } = pageWith('intent');
    thePageHasLoaded();
    theWidgetComesNear();
    expect(load).not.toHaveBeenCalled();
  });

  test('code that could not be lazy early is lazy again when it is wanted', async () => {
    const { element, load, arrive, fail, hasStatus } = pageWith('intent');
    thePageHasLoaded();
    theWidgetComesNear();
    fail();
    expect(consoleError).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('focusin'));
    expect(load).toHaveBeenCalledTimes(2);
    arrive();
    await hasStatus('ready');
  });

  test('code that never comes leaves the HTML, which then does what it does without', async () => {
    const { element, fail, hasStatus } = pageWith('intent');
    const followed = vi.fn((event: Event) => event.preventDefault());
    const link = element.querySelector('a') as HTMLElement;
    link.click();
    link.addEventListener('click', followed);
    fail();
    await hasStatus('failed');
    await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    expect(element.innerHTML).toBe('<a href="/photo.jpg">Photo</a>');
  });
});
