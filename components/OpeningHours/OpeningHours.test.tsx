// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { siteWith } from '../../tests/support/changed-data';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { CallHours, OpeningHours } from './OpeningHours';

const { closed, holidays: absence } = testSite.interfaceCopy.openingHours;

afterEach(() => void vi.unstubAllEnvs());

test('lists hours by weekday in French notation', () => {
  const site = siteWith([
    'company.openingHours',
    `[
      { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'] },
      { days: ['Monday'], opens: '13:30', closes: '18:30' },
      { days: ['Monday'], opens: '08:00', closes: '12:00' },
      { days: ['Saturday'], opens: '09:05', closes: '12:00' },
    ]`,
  ]);
  document.body.innerHTML = renderHtml(<OpeningHours />, site);
  const rows = Array.from(document.querySelectorAll('dl > div'), ({ children: [label, value] }) => [
    toPlainText(label?.textContent),
    toPlainText(value?.textContent),
  ]);
  expect(rows).toEqual([
    ['Lundi', '8 h – 12 h, 13 h 30 – 18 h 30'],
    ['Mardi au vendredi et dimanche', closed],
    ['Samedi', '9 h 05 – 12 h'],
  ]);
  // Each time range stays on one line, also on a phone.
  const timeRanges = Array.from(document.querySelectorAll('dd > span'), ({ textContent }) => toPlainText(textContent));
  expect(timeRanges).toEqual(['8 h – 12 h,', '13 h 30 – 18 h 30']);
});

test('lists holidays by date until their last day is over', () => {
  const site = siteWith([
    'company.holidays',
    `[
      { from: '2027-12-20', until: '2028-01-01' },
      { from: '2027-08-01', until: '2027-08-22' },
      { from: '2027-05-07', until: '2027-05-07' },
    ]`,
  ]);
  const renderHours = (today: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(today) / 1000));
    document.body.innerHTML = renderHtml(<OpeningHours />, site);
    return Array.from(document.querySelectorAll('p'), ({ textContent }) => toPlainText(textContent));
  };
  const winterHolidays = `${absence} du 20 décembre 2027 au 1er janvier 2028`;
  const summerHolidays = `${absence} du 1er août au 22 août 2027`;
  expect(renderHours('2027-05-07')).toEqual([`${absence} le 7 mai 2027`, summerHolidays, winterHolidays]);
  expect(renderHours('2027-08-22')).toEqual([summerHolidays, winterHolidays]);
  expect(renderHours('2027-08-23')).toEqual([winterHolidays]);
});

test('CallHours renders hours, upcoming holidays, and advice for closed hours', () => {
  document.body.innerHTML = renderHtml(<CallHours />);
  expect(toPlainText(document.body.textContent)).toBe(
    `Lundi au jeudi 7 h 30 – 12 h, 13 h 15 – 17 h 30, vendredi 7 h 30 – 12 h. ${absence} du 3 août au 21 août 2099. ${toPlainText(testSite.interfaceCopy.closedHours)}`,
  );
});
