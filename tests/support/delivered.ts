import { expect } from 'vitest';
import { isDelivered } from './site';

export { isDelivered };

/**
 * Expects nothing to be found in the words of `data/` as they were delivered. Once they are the owner's own, what is found
 * is printed as advice, and fails no test.
 */
export function expectNone(found: unknown[], advice: string): void {
  if (isDelivered) expect(found, advice).toEqual([]);
  else if (found.length > 0) console.warn([advice, ...found.map((each) => JSON.stringify(each))].join('\n  '));
}
