import { expect, test } from 'vitest';
import { folded } from './vcard';

test('a long line of the card is broken between letters, after 75 bytes at most, and can be joined again', () => {
  const line = `NOTE:${'é'.repeat(100)}`;
  const parts = folded(line).split('\r\n');
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
});
