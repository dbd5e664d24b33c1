import { describe, expect, test } from 'vitest';
import {
  missing,
  optional,
  ownerFactsIn,
  resolveFacts,
  sample,
  splitAtPlaceholders,
  unconfirmed,
  withoutMarks,
} from './owner-facts';
import { company, confirmedCompany } from './site/company';
import { testimonials } from './site/testimonials';

const RECORD = {
  name: sample('Toitures'),
  siret: missing(),
  legalForm: 'entrepreneur individuel',
  mobile: optional(),
  address: { street: missing(), city: 'Igney' },
  hours: [{ label: 'Lundi', opens: sample('08:00') }],
  isKept: unconfirmed(),
};

describe('until the owner has given his facts', () => {
  test('the site shows samples as if they were his, and gaps as placeholders', () => {
    expect(resolveFacts(RECORD, (path) => path.join(' '))).toEqual({
      name: 'Toitures',
      siret: '[à compléter : siret]',
      legalForm: 'entrepreneur individuel',
      mobile: undefined,
      address: { street: '[à compléter : address street]', city: 'Igney' },
      hours: [{ label: 'Lundi', opens: '08:00' }],
      isKept: false,
    });
  });

  test('each is found with its place', () => {
    expect(ownerFactsIn(RECORD)).toEqual([
      { path: ['name'], mark: 'sample' },
      { path: ['siret'], mark: 'missing' },
      { path: ['mobile'], mark: 'optional' },
      { path: ['address', 'street'], mark: 'missing' },
      { path: ['hours', 0, 'opens'], mark: 'sample' },
      { path: ['isKept'], mark: 'unconfirmed' },
    ]);
  });

  test('what he has written himself can be told from the rest', () => {
    expect(withoutMarks(RECORD)).toEqual({
      legalForm: 'entrepreneur individuel',
      address: { city: 'Igney' },
      hours: [{ label: 'Lundi' }],
    });
    expect(withoutMarks(['4391b', sample('FR')], ['43.91B', 'FR'])).toEqual(['43.91B', undefined]);
  });

  test('a placeholder can be found in a text, to be marked', () => {
    expect(splitAtPlaceholders('Né à Igney, [à compléter : prénom et nom], [à compléter : rue].')).toEqual([
      'Né à Igney, ',
      '[à compléter : prénom et nom]',
      ', ',
      '[à compléter : rue]',
      '.',
    ]);
    expect(splitAtPlaceholders('Igney')).toEqual(['Igney']);
  });
});

describe('samples look like nobody', () => {
  test('the telephone number comes from the range kept for fiction (Arcep 2018-0881)', () => {
    const number = company.phone.replaceAll(' ', '');
    if (!confirmedCompany.phone) expect(number).toMatch(/^(01990|02619|03530|04651|05364|06399801)/);
  });

  test('addresses end in a domain that nobody can own', () => {
    const { siteUrl, email } = company;
    if (!confirmedCompany.siteUrl) expect(siteUrl).toMatch(/\.example$/);
    if (!confirmedCompany.email) expect(email).toMatch(/\.example$/);
  });

  test('nobody is named in a testimonial that nobody has written', () => {
    for (const { name } of testimonials.areSamples ? testimonials.list : []) expect(name).toBe('Prénom N.');
  });
});
