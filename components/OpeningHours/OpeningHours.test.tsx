// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holidaysFrom } from '../../data/model/site/company';
import { openingLines } from '../../data/model/text/days';
import { plain, printed } from '../../tests/support/printed';
import { OpeningHours } from './OpeningHours';

test('hours are read as one says them, in the order of the week and the day: «8 h», «8 h 30», «Fermé»', () => {
  const lines = openingLines([
    { days: ['Sunday'] },
    { days: ['Monday'], opens: '13:30', closes: '18:30' },
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
    { days: ['Saturday'], opens: '09:05', closes: '12:00' },
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
  // No line of a phone cuts one of two times.
  const whole = Array.from(document.querySelectorAll('dd > span'), ({ textContent }) => plain(textContent));
  expect(whole).toEqual(['8 h – 12 h,', '13 h 30 – 18 h 30']);
});

test('holidays stand below them, the next ones first, until their last day is over', () => {
  const holidays = [
    { from: '2027-12-20', until: '2028-01-01' },
    { from: '2027-08-01', until: '2027-08-22' },
    { from: '2027-05-07', until: '2027-05-07' },
  ];
  const told = (today: string) => {
    document.body.innerHTML = printed(<OpeningHours lines={[]} holidays={holidaysFrom(today, holidays)} />);
    return Array.from(document.querySelectorAll('p'), ({ textContent }) => plain(textContent));
  };
  const winter = 'Congés : du 20 décembre 2027 au 1er janvier 2028';
  const summer = 'Congés : du 1er août au 22 août 2027';
  expect(told('2027-05-07')).toEqual(['Congés : le 7 mai 2027', summer, winter]);
  expect(told('2027-08-22')).toEqual([summer, winter]);
  expect(told('2027-08-23')).toEqual([winter]);
});
