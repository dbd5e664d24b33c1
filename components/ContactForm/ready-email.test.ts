import { expect, test } from 'vitest';
import { filledFieldsOf } from '../../tests/support/filled-form';
import { testSite } from '../../tests/support/test-site';
import { formProps } from './contact-form-props';
import { readyEmail } from './ready-email';

const { fields } = formProps(testSite, 'full');
const { all: FILLED_FIELDS } = filledFieldsOf(testSite);

const MAILTO = 'mailto:artisan@toits.example?subject=Demande%20de%20devis';
const REQUEST = { name: 'Marie', phone: '03 29 00 00 00', message: 'Une tuile,\nà Épinal & ailleurs ?' };

test('the email contains the message and sender under a default subject', () => {
  const { href, left } = readyEmail(MAILTO, REQUEST, fields);
  expect(href).toBe(
    `${MAILTO}&body=Une%20tuile%2C%0D%0A%C3%A0%20%C3%89pinal%20%26%20ailleurs%20%3F%0D%0A%0D%0AMarie%0D%0A03%2029%2000%2000%2000`,
  );
  expect(left).toBe('');
});

test("the email has the visitor's subject", () => {
  expect(readyEmail(MAILTO, { ...REQUEST, subject: 'Fuite & toit' }, fields).href).toMatch(
    /^mailto:artisan@toits\.example\?subject=Fuite%20%26%20toit&body=/,
  );
});

test("the email contains every field, with labels except for the sender's", () => {
  const addedField = { name: 'another', label: 'Étages', required: false, input: { type: 'text' } };
  const { href } = readyEmail(MAILTO, { ...FILLED_FIELDS, another: '2' }, [...fields, addedField]);
  const text = decodeURIComponent(href);
  for (const value of Object.values(FILLED_FIELDS)) expect(text).toContain(value);
  expect(text).toContain('\r\nÉtages : 2');
});

test.each([
  ['accents', 'é'],
  ['plain letters', 'a'],
  ['emoji', '🏠'],
])('cuts a long message of %s, keeps the sender, returns the rest', (_, letter) => {
  const message = letter.repeat(4000);
  const { href, left } = readyEmail(MAILTO, { ...REQUEST, message }, fields);
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(href.length).toBeGreaterThan(1600);
  const body = decodeURIComponent(href.split('&body=')[1] ?? '');
  const [shownMessage = '', ...sender] = body.split('\r\n\r\n');
  expect(sender).toEqual(['Marie\r\n03 29 00 00 00']);
  expect(shownMessage.slice(0, -1) + left.slice(1)).toBe(message);
});
