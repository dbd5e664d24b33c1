import { describe, expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import { siteWith } from '../../../tests/support/wrong-fact';
import { parsePhone, phoneHref } from '../text/phone';

describe('a tap on a number dials it', () => {
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

test('offers photos by SMS once there is a mobile number', () => {
  expect(testSite.photoBySms?.href).toBe('sms:+33639987654');
  expect(siteWith(['company.mobile', 'optional()']).photoBySms).toBeUndefined();
});
