import { describe, expect, test } from 'vitest';
import { expectNone } from '../../tests/support/delivered';
import { site } from '../../tests/support/site';
import { testSite } from '../../tests/support/test-site';
import {
  missing,
  optional,
  ownerFactsIn,
  ownValuesOf,
  resolveFacts,
  sample,
  splitAtPlaceholders,
  unconfirmed,
} from './owner-facts';

const RECORD = {
  name: sample('Toitures'),
  siret: missing(),
  legalForm: 'entrepreneur individuel',
  mobile: optional(),
  address: { street: missing(), city: 'Igney' },
  hours: [{ label: 'Lundi', opens: sample('08:00') }],
  isKept: unconfirmed(),
};

describe('sample(), missing(), optional() and unconfirmed()', () => {
  test('resolve to the sample, or to a placeholder for missing facts', () => {
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

  test('are listed with their paths', () => {
    expect(ownerFactsIn(RECORD)).toEqual([
      { path: ['name'], mark: 'sample' },
      { path: ['siret'], mark: 'missing' },
      { path: ['mobile'], mark: 'optional' },
      { path: ['address', 'street'], mark: 'missing' },
      { path: ['hours', 0, 'opens'], mark: 'sample' },
      { path: ['isKept'], mark: 'unconfirmed' },
    ]);
  });

  test('are removed, so that only values of the owner remain', () => {
    expect(ownValuesOf(RECORD)).toEqual({
      legalForm: 'entrepreneur individuel',
      address: { city: 'Igney' },
      hours: [{ label: 'Lundi' }],
    });
    expect(ownValuesOf(['4391b', sample('FR')], ['43.91B', 'FR'])).toEqual(['43.91B', undefined]);
  });

  test('leave placeholders that splitAtPlaceholders() finds', () => {
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

describe('samples and fixtures', () => {
  const { company, confirmedCompany, testimonials } = site;
  const samples = <Name extends 'phone' | 'siteUrl' | 'email'>(...names: Name[]) =>
    names.flatMap((name) => [testSite.company[name], ...(confirmedCompany[name] ? [] : [company[name]])]);

  test('use a telephone number reserved for fiction (Arcep 2018-0881)', () => {
    const isFiction = (number: string) => /^(01990|02619|03530|04651|05364|06399801)/.test(number.replaceAll(' ', ''));
    expectNone(
      samples('phone').filter((number) => !isFiction(number)),
      'a sample that may be somebody’s number',
    );
    expect(isFiction(testSite.company.phone)).toBe(true);
  });

  test('use the reserved domain .example in addresses', () => {
    const realAddresses = samples('siteUrl', 'email').filter((address) => !/\.example$/.test(address));
    expectNone(realAddresses, 'a sample that may be somebody’s address');
  });

  test('name no customer in a sample review', () => {
    const namedReviews = testimonials.areSamples ? testimonials.list.filter(({ name }) => name !== 'Prénom N.') : [];
    expectNone(namedReviews, 'a sample of a testimonial that names somebody');
  });
});
