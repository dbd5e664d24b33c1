import { describe, expect, test } from 'vitest';
import { filledFieldsOf } from '../../tests/support/filled-form';
import { testSite } from '../../tests/support/test-site';
import { formProps } from './contact-form-props';
import { contactRequestSchema, resolveWith } from './contact-request';

const { contactForm } = testSite;
const [fullForm, compactForm] = [formProps(testSite, 'full'), formProps(testSite, 'compact')];
const { all: FILLED_FIELDS, required: REQUIRED } = filledFieldsOf(testSite);
const VALID: Record<string, string> = {
  ...Object.fromEntries(fullForm.fields.map(({ name }) => [name, ''])),
  ...REQUIRED,
};
const required = Object.keys(REQUIRED);

/** Returns the error messages of the form by field name. */
async function messagesFor(values: typeof VALID, { fields } = fullForm) {
  const resolve = resolveWith(contactRequestSchema(fields, contactForm.requiredMessage));
  const { errors } = await resolve({ ...VALID, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, (error as { message: string }).message]),
  );
}

describe('a request is accepted', () => {
  test.each([
    ...'03 29 00 00 00, 0329000000, 03.29.00.00.00, 03-29-00-00-00, 03 29.00-00 00, 03  29 00 00 00'.split(', '),
    ...'+33 3 29 00 00 00, +33329000000, +33.3.29.00.00.00, 0033 3 29 00 00 00, 0033329000000'.split(', '),
    ...['06 12 34 56 78', '09 99 99 99 99', ' 03 29 00 00 00 '],
    // Numbers in the notation of business cards.
    ...['+33 (0)6 12 34 56 78', '+33(0)612345678', '0033 (0) 3.29.00.00.00', '+33-(0)-3 29 00 00 00'],
    // Numbers with the invisible direction marks that phone contacts and messages add.
    ...[
      '\u202a+33 6 12 34 56 78\u202c',
      '\u202d0612345678\u202c',
      '\u200e06 12 34 56 78',
      '\u206606 12 34 56 78\u2069',
    ],
  ])('from the number «%s»', async (phone) => {
    expect(await messagesFor({ phone })).toEqual({});
  });

  test.each([
    ...['', '  ', 'marie@exemple.fr', 'MARIE@EXEMPLE.FR', ' marie@exemple.fr '],
    ...['marie.dupont+toit@mon-exemple.co.uk', "marie.o'neil@exemple.fr"],
  ])('with the email address «%s»', async (email) => {
    expect(await messagesFor({ email })).toEqual({});
  });

  test('without a subject', async () => {
    expect(await messagesFor({ subject: '' })).toEqual({});
  });
});

const { phone, email } = contactForm.fields;

describe('the message for an invalid phone number', () => {
  test.each([
    ...'00 29 00 00 00, 03 29 00 00 0, 03 29 00 00 00 0, 03 29 00 00, 3 29 00 00 00, +33 03 29 00 00 00'.split(', '),
    ...'(0)3 29 00 00 00, +33 (0)0 29 00 00 00, +33 (0)(0)6 12 34 56 78, 0(0)6 12 34 56 78, +33 (1)6 12 34 56 78'.split(
      ', ',
    ),
    ...'+33 0 29 00 00 00, +32 3 29 00 00 00, 0034 3 29 00 00 00, 03/29/00/00/00, 03 2900 0 00 0O'.split(', '),
    ...['zéro trois', '+', '-'],
  ])('appears for «%s»', async (typed) => {
    expect(await messagesFor({ phone: typed })).toEqual({ phone: phone.rule.message });
  });
});

describe('the message for an invalid email address', () => {
  test.each([
    ...'marie marie@ @exemple.fr marie@exemple marie@exemple..fr marie@-exemple.fr a@b@c.fr marie@exemple.f'.split(' '),
    ...['marie @exemple.fr', 'marie, paul@exemple.fr'],
  ])('appears for «%s»', async (typed) => {
    expect(await messagesFor({ email: typed })).toEqual({ email: email.rule.message });
  });
});

describe('the message for an empty field', () => {
  test.each(required)('appears for %s, empty or blank', async (field) => {
    expect(await messagesFor({ [field]: '' })).toEqual({ [field]: contactForm.requiredMessage });
    expect(await messagesFor({ [field]: '   ' })).toEqual({ [field]: contactForm.requiredMessage });
  });

  test('appears for all missing fields at once', async () => {
    const blank = Object.fromEntries(required.map((name) => [name, '']));
    expect(await messagesFor(blank)).toEqual(
      Object.fromEntries(required.map((name) => [name, contactForm.requiredMessage])),
    );
  });
});

test('the compact form requires neither email nor subject', async () => {
  expect(await messagesFor({ email: 'marie' }, compactForm)).toEqual({});
});

test('submitted values are trimmed', async () => {
  const resolve = resolveWith(contactRequestSchema(fullForm.fields, contactForm.requiredMessage));
  const paddedFields = Object.fromEntries(Object.entries(FILLED_FIELDS).map(([name, text]) => [name, ` ${text} `]));
  const { values } = await resolve(paddedFields, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(values).toEqual(FILLED_FIELDS);
});
