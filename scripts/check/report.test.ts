import { expect, test } from 'vitest';
import { closestToLimit, findExceeded } from './report';

test('names the page closest to its own limit', () => {
  const weight = closestToLimit('bytes', [
    { page: '/light', value: 50, limit: 100 },
    { page: '/heavy', value: 39, limit: 40 },
    { page: '/large', value: 90, limit: 200 },
  ]);
  expect(weight).toEqual({ title: 'bytes', max: 39, limit: 40, page: '/heavy' });
});

test('names the page with the highest value if the limit is zero', () => {
  const weight = closestToLimit('shift', [
    { page: '/still', value: 0, limit: 0 },
    { page: '/moving', value: 0.1, limit: 0 },
  ]);
  expect(weight.page).toBe('/moving');
  expect(findExceeded([weight])).toHaveLength(1);
});

test('accepts a value equal to the limit', () => {
  expect(findExceeded([closestToLimit('bytes', [{ page: '/', value: 100, limit: 100 }])])).toEqual([]);
  expect(findExceeded([closestToLimit('bytes', [{ page: '/', value: 101, limit: 100 }])])).toHaveLength(1);
});
