import { expect, test } from 'vitest';
import code from '../../../tests/support/inline/example.inline.ts?script';

test('an inline script is one line with what it imports, and runs', () => {
  const window: { answers?: boolean[] } = {};
  new Function('window', code)(window);
  expect(window.answers).toEqual([false, false, true]);
  expect(code).not.toMatch(/\n|import|export|LIMIT/);
});

test('an inline script has only syntax of the oldest browsers', () => {
  expect(code).not.toMatch(/\?\?|catch\s*\{/);
});
