import { describe, expect, test } from 'vitest';
import { siteWith } from '../../../tests/support/changed-data';
import { testSite } from '../../../tests/support/test-site';
import { parsePhone, phoneHref } from '../text/phone';
import { holidaysFrom } from './company';

describe('phoneHref() returns the tel: URL of a number', () => {
  test.each([
    ['03 29 00 00 00', 'tel:+33329000000'],
    ['03.29.00.00.00', 'tel:+33329000000'],
    ['+33 3 29 00 00 00', 'tel:+33329000000'],
    ['0033 3 29 00 00 00', 'tel:0033329000000'],
  ])('%s: %s', (number, href) => {
    expect(new RegExp(testSite.contactForm.fields.phone.rule.pattern).test(number)).toBe(true);
    expect(phoneHref(parsePhone(number))).toBe(href);
  });
});

test('offers photos by SMS if there is a mobile number', () => {
  expect(testSite.photoBySms?.href).toBe('sms:+33639987654');
  expect(siteWith(['company.mobile', 'optional()']).photoBySms).toBeUndefined();
});

test('holidaysFrom() returns holidays until their last day, earliest first', () => {
  const summer = { from: '2027-08-02', until: '2027-08-22' };
  const spring = { from: '2027-04-12', until: '2027-04-16' };
  expect(holidaysFrom('2027-04-16', [summer, spring])).toEqual([spring, summer]);
  expect(holidaysFrom('2027-04-17', [summer, spring])).toEqual([summer]);
});

test('shortAddress omits the street until the owner has given the street', () => {
  const { shortAddress, postalAddress } = siteWith(['company.address.street', 'missing()']);
  expect(shortAddress).not.toContain('à compléter');
  expect(postalAddress).toContain('à compléter');
  expect(testSite.shortAddress).toBe(testSite.postalAddress);
});
