import { expect, test } from 'vitest';
import code from '../../../tests/support/inline/example.inline.ts?script';

test('bundles an inline script with its imports into one runnable line', () => {
  const window: { answers?: boolean[] } = {};
  new Function('window', code)(window);
  expect(window.answers).toEqual([false, false, true]);
  expect(code).not.toMatch(/\n|import|export|LIMIT/);
});

test('compiles an inline script to the syntax of the oldest browsers', () => {
  expect(code).not.toMatch(/\?\?|catch\s*\{/);
});
