// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openingLines } from '../../data/model/days';
import { plain, printed } from '../../tests/support/printed';
import { OpeningHours } from './OpeningHours';

test('hours are read as one says them: «8 h», «8 h 30», «Fermé»', () => {
  const lines = openingLines([
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
    { days: ['Monday'], opens: '13:30', closes: '18:30' },
    { days: ['Saturday'], opens: '09:05', closes: '12:00' },
    { days: ['Sunday'] },
  ]);
  document.body.innerHTML = printed(<OpeningHours lines={lines} />);
  const rows = Array.from(document.querySelectorAll('dl > div'), ({ children: [label, value] }) => [
    plain(label?.textContent),
    plain(value?.textContent),
  ]);
  expect(rows).toEqual([
    ['Lundi', '8 h – 12 h, 13 h 30 – 18 h 30'],
    ['Samedi', '9 h 05 – 12 h'],
    ['Dimanche', 'Fermé'],
  ]);
});
