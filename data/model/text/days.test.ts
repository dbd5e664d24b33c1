import { expect, test } from 'vitest';
import { DAYS, daysInFrench } from './days';

test('days are said as one says them, whatever their order', () => {
  expect(daysInFrench(DAYS.slice(0, 5))).toBe('Lundi au vendredi');
  expect(daysInFrench(['Saturday'])).toBe('Samedi');
  expect(daysInFrench(['Sunday', 'Saturday'])).toBe('Samedi et dimanche');
  expect(daysInFrench(['Monday', 'Wednesday', 'Thursday', 'Friday'])).toBe('Lundi et mercredi au vendredi');
  expect(daysInFrench(['Monday', 'Wednesday', 'Friday'])).toBe('Lundi, mercredi, vendredi');
});
