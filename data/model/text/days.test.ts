import { describe, expect, test } from 'vitest';
import { DAYS, daysInFrench, hoursInWords, openingLines } from './days';

test('daysInFrench() groups consecutive days, in any order', () => {
  expect(daysInFrench(DAYS.slice(0, 5))).toBe('Lundi au vendredi');
  expect(daysInFrench(['Saturday'])).toBe('Samedi');
  expect(daysInFrench(['Sunday', 'Saturday'])).toBe('Samedi et dimanche');
  expect(daysInFrench(['Monday', 'Wednesday', 'Thursday', 'Friday'])).toBe('Lundi et mercredi au vendredi');
  expect(daysInFrench(['Monday', 'Wednesday', 'Friday'])).toBe('Lundi, mercredi, vendredi');
});

test('openingLines() sorts from Monday and joins lines of the same days', () => {
  const lines = openingLines([
    { days: ['Sunday'] },
    { days: ['Friday'], opens: '08:00', closes: '12:00' },
    { days: ['Monday', 'Tuesday'], opens: '13:30', closes: '18:00' },
    { days: ['Tuesday', 'Monday'], opens: '07:30', closes: '12:00' },
  ]);
  expect(lines.map(({ label, times }) => [label, times.map(({ opens }) => opens)])).toEqual([
    ['Lundi et mardi', ['07:30', '13:30']],
    ['Vendredi', ['08:00']],
    ['Dimanche', []],
  ]);
});

describe('hoursInWords()', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  const evening = { days: week, opens: '08:00', closes: '19:00' };

  test.each<[string, Parameters<typeof hoursInWords>[0], ReturnType<typeof hoursInWords>]>([
    [
      'names the evening and the closed day',
      [evening, { days: ['Saturday'], opens: '08:00', closes: '17:00' }, { days: ['Sunday'] }],
      { openDays: 'du lundi au samedi', closed: 'Le soir et le dimanche', opening: '8 h' },
    ],
    [
      'names every closed day',
      [evening, { days: ['Saturday', 'Sunday'] }],
      { openDays: 'du lundi au vendredi', closed: 'Le soir, le samedi et le dimanche', opening: '8 h' },
    ],
    [
      'names the evening alone if no day is closed',
      [evening, { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' }],
      { openDays: 'du lundi au dimanche', closed: 'Le soir', opening: '8 h' },
    ],
    [
      'names no evening if the day has a break at noon',
      [
        { days: week, opens: '13:30', closes: '18:00' },
        { days: week, opens: '07:30', closes: '12:00' },
        { days: ['Saturday', 'Sunday'] },
      ],
      { openDays: 'du lundi au vendredi', closed: 'En dehors des horaires', opening: '7 h 30' },
    ],
    [
      'gives no time if the days begin at different times',
      [evening, { days: ['Saturday'], opens: '09:00', closes: '12:00' }, { days: ['Sunday'] }],
      { openDays: 'du lundi au samedi', closed: 'En dehors des horaires', opening: "l'ouverture" },
    ],
    [
      'names open days one by one if they do not follow one another',
      [
        { days: ['Monday', 'Thursday'], opens: '08:00', closes: '18:00' },
        { days: ['Tuesday', 'Wednesday', 'Friday', 'Saturday', 'Sunday'] },
      ],
      {
        openDays: 'le lundi et le jeudi',
        closed: 'Le soir, le mardi, le mercredi, le vendredi, le samedi et le dimanche',
        opening: '8 h',
      },
    ],
  ])('%s', (_, hours, words) => {
    expect(hoursInWords(hours)).toEqual(words);
  });
});
