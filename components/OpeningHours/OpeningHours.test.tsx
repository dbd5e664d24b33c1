// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { plain, printed } from '../../tests/support/printed';
import { OpeningHours } from './OpeningHours';

test('hours are read as one says them: «8 h», «8 h 30», «Fermé»', () => {
  const hours = [
    { label: 'Lundi', opens: '08:00', closes: '18:30' },
    { label: 'Samedi', opens: '09:05', closes: '12:00' },
    { label: 'Dimanche' },
  ];
  document.body.innerHTML = printed(<OpeningHours hours={hours} />);
  const rows = Array.from(document.querySelectorAll('dl > div'), ({ children: [label, value] }) => [
    plain(label?.textContent),
    plain(value?.textContent),
  ]);
  expect(rows).toEqual([
    ['Lundi', '8 h – 18 h 30'],
    ['Samedi', '9 h 05 – 12 h'],
    ['Dimanche', 'Fermé'],
  ]);
});
