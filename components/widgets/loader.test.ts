// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ObservedElement, stubIntersectionObserver } from '../../tests/support/intersection-observer';
import { MAX_WAIT_MS } from '../../tests/support/max-wait';
import { type Mount, startWidgets } from './loader';

let observedElements: Set<ObservedElement>;
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  document.documentElement.className = '';
  document.head.innerHTML = '';
  observedElements = stubIntersectionObserver();
});
afterEach(() => {
  vi.unstubAllGlobals();
  consoleError.mockClear();
});

const setVisibility = (visibility: 'in sight' | 'out of sight') => {
  for (const { notify } of observedElements) notify(visibility === 'in sight');
};
/** Creates a page with one widget. The widget's code loads when `arrive` is called. */
function pageWith(trigger: string, html = '<a href="/photo.jpg">Photo</a>') {
  document.body.innerHTML = `<div data-widget="Demo ${trigger}">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const mount = vi.fn<Mount>();
  let arrive = () => {};
  const load = vi.fn(
    () =>
      new Promise<{ mount: Mount }>((resolve) => {
        arrive = () => resolve({ mount });
      }),
  );
  startWidgets({ Demo: load });
  return {
    element,
    load,
    mount,
    status: () => element.getAttribute('data-widget-status'),
    arrive: () => arrive(),
    hasStatus: (status: string) =>
      vi.waitFor(() => expect(element.getAttribute('data-widget-status')).toBe(status), MAX_WAIT_MS),
  };
}

describe('a widget with the trigger «now»', () => {
  test('is mounted at once on each of its elements', async () => {
    document.body.innerHTML = '<div data-widget="Demo now"></div><div data-widget="Demo now"></div>';
    const mount = vi.fn<Mount>();
    startWidgets({ Demo: () => ({ mount }) });
    const elements = Array.from(document.querySelectorAll('[data-widget]'));
    await vi.waitFor(
      () => expect(elements.map((element) => element.getAttribute('data-widget-status'))).toEqual(['ready', 'ready']),
      MAX_WAIT_MS,
    );
    expect(mount.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  test('keeps its HTML and logs one error if it fails', async () => {
    document.body.innerHTML = '<div data-widget="Broken now"><p>Texte</p></div><div data-widget="Demo now"></div>';
    const mount = () => {};
    const failingModule = () => {
      throw new Error('broken');
    };
    startWidgets({ Broken: () => ({ mount: failingModule }), Demo: () => ({ mount }) });
    const [first, second] = Array.from(document.querySelectorAll('[data-widget]'));
    await vi.waitFor(() => expect(first?.getAttribute('data-widget-status')).toBe('failed'), MAX_WAIT_MS);
    await vi.waitFor(() => expect(second?.getAttribute('data-widget-status')).toBe('ready'), MAX_WAIT_MS);
    expect(first?.innerHTML).toBe('<p>Texte</p>');
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Broken'), expect.any(Error));
  });
});

test('startWidgets sets an attribute on the document', () => {
  document.body.innerHTML = '';
  startWidgets({});
  expect(document.documentElement.hasAttribute('data-widgets')).toBe(true);
});

describe('a widget with the trigger «intent»', () => {
  const FORM = '<form><input><button type="submit">Envoyer</button></form>';

  test.each([
    ['pointerenter', '<p>Photo</p>'],
    ['focusin', '<p>Photo</p>'],
    ['click', '<p>Photo</p>'],
    ['focusin', FORM],
    ['click', FORM],
    ['submit', FORM],
  ])('%s on %s counts as intent', async (type, html) => {
    const { element, load, mount, arrive, hasStatus } = pageWith('intent', html);
    expect(load).not.toHaveBeenCalled();
    const target = type === 'submit' ? element.querySelector('form')! : element;
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    await hasStatus('loading');
    arrive();
    await hasStatus('ready');
    expect(load).toHaveBeenCalledTimes(1);
    expect(mount).toHaveBeenCalledExactlyOnceWith(element);
  });

  test('treats an already focused field as intent', async () => {
    document.body.innerHTML = `<div data-widget="Demo intent">${FORM}</div>`;
    document.querySelector('input')?.focus();
    const load = vi.fn(async () => ({ mount: () => {} }));
    startWidgets({ Demo: load });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), MAX_WAIT_MS);
  });

  test('does not load a form when a finger scrolls over it', async () => {
    const { element, load, status } = pageWith('intent', FORM);
    for (const type of ['pointerenter', 'pointerdown', 'touchstart']) element.dispatchEvent(new Event(type));
    await waitForFrame();
    expect(status()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test("lets the browser paint the visitor's action before running the code", async () => {
    const { element, load, hasStatus } = pageWith('intent');
    const onPaint = vi.fn();
    requestAnimationFrame(onPaint);
    element.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    await hasStatus('loading');
    expect(onPaint).toHaveBeenCalled();
  });

  describe('around a form', () => {
    const FILE = '/assets/chunks/chunk-Ab_3-x.js';

    const fetchedEarly = vi.fn(() => Promise.resolve(new Response()));

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      vi.stubGlobal('fetch', fetchedEarly.mockClear());
      document.body.innerHTML = `<div data-widget="Demo intent" data-preload="${FILE}">${FORM}</div>`;
    });
    afterEach(() => vi.useRealTimers());

    const start = () => startWidgets({ Demo: () => new Promise(() => {}) });

    test('is fetched, but does not run, after one second in view', () => {
      start();
      setVisibility('in sight');
      vi.advanceTimersByTime(999);
      expect(fetchedEarly).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(fetchedEarly).toHaveBeenCalledWith(FILE, { priority: 'low' });
      expect(document.querySelector('[data-widget]')?.getAttribute('data-widget-status')).toBeNull();
      setVisibility('in sight');
      vi.advanceTimersByTime(5000);
      expect(fetchedEarly).toHaveBeenCalledTimes(1);
    });

    test('is not fetched if the visitor scrolls past it', () => {
      start();
      for (let times = 0; times < 3; times += 1) {
        setVisibility('in sight');
        vi.advanceTimersByTime(900);
        setVisibility('out of sight');
        vi.advanceTimersByTime(1500);
      }
      expect(fetchedEarly).not.toHaveBeenCalled();
    });

    test('is not fetched early with data saving or at 2G', () => {
      document.documentElement.className = 'js slow 2g';
      start();
      setVisibility('in sight');
      vi.advanceTimersByTime(5000);
      expect(fetchedEarly).not.toHaveBeenCalled();
    });

    describe('with the focus in it', () => {
      const run = vi.fn(async () => ({ mount: () => {} }));
      const dispatch = (type: string) =>
        document.querySelector('form')!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

      beforeEach(() => {
        run.mockClear();
        document.documentElement.className = 'js slow 2g';
        startWidgets({ Demo: run });
        dispatch('focusin');
        expect(fetchedEarly).toHaveBeenCalledWith(FILE, { priority: undefined });
      });

      test('runs only after a pause in typing, even at 2G', async () => {
        for (let count = 0; count < 40; count += 1) {
          dispatch('input');
          await vi.advanceTimersByTimeAsync(1_400);
        }
        await vi.advanceTimersByTimeAsync(99);
        expect(run).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(run).toHaveBeenCalledTimes(1);
        dispatch('input');
        await vi.advanceTimersByTimeAsync(5000);
        expect(run).toHaveBeenCalledTimes(1);
      });

      test.each([0, 400])('runs at once when submitted %i ms after the code has loaded', async (delay) => {
        if (delay) await vi.advanceTimersByTimeAsync(delay);
        dispatch('input');
        dispatch('submit');
        await vi.advanceTimersByTimeAsync(0);
        expect(run).toHaveBeenCalledTimes(1);
      });
    });

    test('is not fetched early without IntersectionObserver (Safari 11)', () => {
      vi.stubGlobal('IntersectionObserver', undefined);
      Reflect.deleteProperty(window, 'IntersectionObserver');
      start();
      vi.advanceTimersByTime(5000);
      expect(document.querySelector('[data-widget]')?.getAttribute('data-widget-status')).toBeNull();
    });
  });

  test('does not fetch a gallery early, even after long in view', () => {
    const { load } = pageWith('intent');
    setVisibility('in sight');
    expect(observedElements.size).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });
});

/** Waits like the loader, which starts a widget in a timer after the next frame. Timers of equal delay run in order. */
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
