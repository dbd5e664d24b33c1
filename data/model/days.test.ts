import { expect, test } from 'vitest';
import { DAYS, daysInFrench, openingLines } from './days';

test('days are said as one says them, whatever their order', () => {
  expect(daysInFrench(DAYS.slice(0, 5))).toBe('Lundi au vendredi');
  expect(daysInFrench(['Saturday'])).toBe('Samedi');
  expect(daysInFrench(['Sunday', 'Saturday'])).toBe('Samedi et dimanche');
  expect(daysInFrench(['Monday', 'Wednesday', 'Thursday', 'Friday'])).toBe('Lundi et mercredi au vendredi');
  expect(daysInFrench(['Monday', 'Wednesday', 'Friday'])).toBe('Lundi, mercredi, vendredi');
});

test('a break at noon is one line with two times', () => {
  const hours = [
    { days: ['Saturday'] as const, opens: '08:00', closes: '12:00' },
    { days: ['Saturday'] as const, opens: '13:30', closes: '17:00' },
    { days: ['Sunday'] as const },
  ];
  expect(openingLines(hours)).toEqual([
    {
      label: 'Samedi',
      times: [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:30', closes: '17:00' },
      ],
    },
    { label: 'Dimanche', times: [] },
  ]);
});
