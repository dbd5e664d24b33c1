import { expect, test } from 'vitest';
import { roundKm } from './zones';

test.each([
  [0.8, 1],
  [0.2, 1],
  [7.3, 7],
  [24.5, 25],
])('roundKm() rounds %d to %d', (km, rounded) => {
  expect(roundKm(km)).toBe(rounded);
});
