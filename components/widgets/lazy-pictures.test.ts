// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ObservedElement, stubIntersectionObserver } from '../../tests/support/intersection-observer';
import { mountPictures } from './lazy-pictures';

let observedElements: Set<ObservedElement>;

beforeEach(() => {
  vi.useFakeTimers();
  observedElements = stubIntersectionObserver();
  document.body.innerHTML = `
    <span id="hero"><picture><img></picture></span>
    <span id="near"><picture><img loading="lazy"></picture></span>
    <span id="far"><picture><img loading="lazy"></picture></span>
    <img id="drawing" loading="lazy">`;
});

afterEach(() => vi.useRealTimers());

const margins = () => [...observedElements].map(({ element, margin }) => `${element.id} ${margin}`);
const moveNear = (index: number) => {
  [...observedElements][index]?.notify(true);
  vi.runAllTimers();
};
const isShown = (id: string) => document.querySelector(`#${id} img`)?.hasAttribute('data-near');

test('slow connection: loads visible pictures, and one screen ahead after scrolling', () => {
  document.documentElement.className = 'slow';
  mountPictures();
  expect(margins()).toEqual(['near 0px', 'far 0px']);
  moveNear(0);
  expect([isShown('near'), isShown('far')]).toEqual([true, false]);
  window.dispatchEvent(new Event('load'));
  expect(margins()).toEqual(['far 0px']);

  window.dispatchEvent(new Event('scroll'));
  expect(margins()).toEqual(['far 0px', 'far 100% 0px']);
  moveNear(1);
  expect(isShown('far')).toBe(true);
});

test('medium connection: loads one screen ahead after the load event', () => {
  document.documentElement.className = 'js';
  mountPictures();
  moveNear(0);
  window.dispatchEvent(new Event('load'));
  expect(margins()).toEqual(['far 0px', 'far 100% 0px']);
});

test('fast connection: leaves loading to the browser', () => {
  document.documentElement.className = 'fast';
  mountPictures();
  expect(margins()).toEqual([]);
});
