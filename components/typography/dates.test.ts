import { expect, test } from 'vitest';
import { dayInFrench, monthInFrench } from './dates';

test('a date is read as the French write it, in any time zone', () => {
  expect(dayInFrench('2027-05-31')).toBe('31 mai 2027');
  expect(dayInFrench('2027-03-01')).toBe('1er mars 2027');
  expect(monthInFrench('2027-03-01')).toBe('mars 2027');
});
