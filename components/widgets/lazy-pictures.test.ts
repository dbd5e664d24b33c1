// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountPictures } from './lazy-pictures';

let watched: { element: Element; margin: string; comeNear: () => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        readonly callback: (entries: { isIntersecting: boolean }[]) => void,
        readonly options: { rootMargin: string },
      ) {}
      observe(element: Element) {
        watched.push({
          element,
          margin: this.options.rootMargin,
          comeNear: () => {
            this.callback([{ isIntersecting: true }]);
            vi.runAllTimers();
          },
        });
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = `
    <span id="hero"><picture><img></picture></span>
    <span id="near"><picture><img loading="lazy"></picture></span>
    <span id="far"><picture><img loading="lazy"></picture></span>`;
});

afterEach(() => vi.useRealTimers());

const isShown = (id: string) => document.querySelector(`#${id} img`)?.hasAttribute('data-near');

test('on a slow line a picture loads only when its frame is in view; once the visitor scrolls, a screen ahead', () => {
  document.documentElement.className = 'slow';
  mountPictures();
  expect(watched.map(({ element, margin }) => [element.id, margin])).toEqual([
    ['near', '0px'],
    ['far', '0px'],
  ]);
  watched[0]?.comeNear();
  expect([isShown('near'), isShown('far')]).toEqual([true, false]);

  window.dispatchEvent(new Event('scroll'));
  expect(watched.slice(2).map(({ element, margin }) => [element.id, margin])).toEqual([['far', '100% 0px']]);
  watched[2]?.comeNear();
  expect(isShown('far')).toBe(true);
});

test('on a line between, also a screen ahead once the page has loaded', () => {
  document.documentElement.className = 'js';
  mountPictures();
  watched[0]?.comeNear();
  window.dispatchEvent(new Event('load'));
  expect(watched.slice(2).map(({ element, margin }) => [element.id, margin])).toEqual([['far', '100% 0px']]);
});

test('on a fast line pictures are the browser’s business', () => {
  document.documentElement.className = 'fast';
  mountPictures();
  expect(watched).toEqual([]);
});
