import { describe, expect, test } from 'vitest';
import type { ContactField } from '../../data/model/schema/form';
import { createTrialRequest } from './trial-request';

const OWNER = { phone: '03 53 01 47 88', email: 'artisan@toits.example' };
const field = (more: Partial<ContactField> = {}): ContactField => ({
  ...{ label: 'Champ', inMail: 'Champ', required: true, compact: true, maxLength: 5000, input: { type: 'text' } },
  ...more,
});
const rule = { pattern: '^\\d{5}$', message: 'Code postal invalide' };

describe('createTrialRequest', () => {
  test('fills every required field with a valid value', () => {
    const request = createTrialRequest(
      {
        name: field(),
        phone: field({ input: { type: 'tel' }, rule: { pattern: '^0', message: 'x' }, hint: 'par exemple 01' }),
        email: field({ input: { type: 'email' } }),
        postcode: field({ compact: false, rule, hint: 'par exemple 88150' }),
        message: field({ input: undefined, rows: { compact: 3, full: 5 } }),
      },
      OWNER,
    );
    expect(request).toEqual({
      ...OWNER,
      name: 'Essai du site',
      postcode: '88150',
      message: expect.stringMatching(/^Essai du formulaire/),
    });
  });

  test('leaves optional fields out', () => {
    expect(createTrialRequest({ subject: field({ required: false }) }, OWNER)).toEqual({});
  });

  test('cuts a text to the maximum length of its field', () => {
    expect(createTrialRequest({ town: field({ maxLength: 5 }) }, OWNER)).toEqual({ town: 'Essai' });
  });
});
