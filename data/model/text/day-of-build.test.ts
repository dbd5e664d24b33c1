import { expect, test } from 'vitest';
import { dayOfBuild, yearOfBuild } from './day-of-build';

const NEW_YEAR_IN_FRANCE = new Date('2026-12-31T23:30:00Z');

test('yearOfBuild() returns the year in France in any time zone', () => {
  expect(yearOfBuild('', NEW_YEAR_IN_FRANCE)).toBe('2027');
});

test('dayOfBuild() returns the date in France', () => {
  expect(dayOfBuild('', NEW_YEAR_IN_FRANCE)).toBe('2027-01-01');
  expect(dayOfBuild('1700000000', NEW_YEAR_IN_FRANCE)).toBe('2023-11-14');
});

test('yearOfBuild() prefers SOURCE_DATE_EPOCH to the clock', () => {
  expect(yearOfBuild('1700000000', NEW_YEAR_IN_FRANCE)).toBe('2023');
});
