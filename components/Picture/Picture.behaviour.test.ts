// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { mountPictures } from './Picture.behaviour';

let watched: { element: Element; comeNear: () => void }[];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        readonly callback: (entries: { isIntersecting: boolean }[]) => void,
        readonly options: { rootMargin: string },
      ) {}
      observe(element: Element) {
        watched.push({ element, comeNear: () => this.callback([{ isIntersecting: true }]) });
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = `
    <span id="hero"><picture><img></picture></span>
    <span id="near"><picture><img loading="lazy"></picture></span>
    <span id="far"><picture><img loading="lazy"></picture></span>`;
});

const isShown = (id: string) => document.querySelector(`#${id} img`)?.hasAttribute('data-near');

test('on a slow line a picture is let go only when its frame comes near', () => {
  document.documentElement.className = 'slow';
  mountPictures();
  expect(watched.map(({ element }) => element.id)).toEqual(['near', 'far']);
  watched[0]?.comeNear();
  expect([isShown('near'), isShown('far')]).toEqual([true, false]);
});

test('on any other line pictures are the browser’s business', () => {
  document.documentElement.className = 'fast';
  mountPictures();
  expect(watched).toEqual([]);
});
