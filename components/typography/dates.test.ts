import { expect, test } from 'vitest';
import { dayInFrench, monthInFrench } from './dates';

test('formats dates in French in any time zone', () => {
  expect(dayInFrench('2027-09-30')).toBe('30\u00a0septembre 2027');
  expect(dayInFrench('2027-01-01')).toBe('1er\u00a0janvier 2027');
  expect(monthInFrench('2027-01-01')).toBe('janvier 2027');
});
