import { describe, expect, test } from 'vitest';
import { messageTo, telephoneHref } from './company';
import { contactForm } from './site';

describe('a tap on a number dials it', () => {
  test.each([
    ['03 29 00 00 00', 'tel:+33329000000'],
    ['03.29.00.00.00', 'tel:+33329000000'],
    ['+33 3 29 00 00 00', 'tel:+33329000000'],
    ['0033 3 29 00 00 00', 'tel:0033329000000'],
  ])('%s: %s', (number, href) => {
    expect(new RegExp(contactForm.fields.phone.rule.pattern).test(number)).toBe(true);
    expect(telephoneHref(number)).toBe(href);
  });
});

test('a photograph goes by message to the mobile number, once there is one', () => {
  expect(messageTo('06 39 98 12 34')?.href).toBe('sms:+33639981234');
  expect(messageTo(undefined)).toBeUndefined();
});
