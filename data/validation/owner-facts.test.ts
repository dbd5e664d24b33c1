import { describe, expect, test } from 'vitest';
import { companyRecord } from '../company';
import { testimonials } from '../testimonials';
import { isConfirmed, missing, pendingFacts, resolveFacts, sample, splitAtPlaceholders } from './owner-facts';

const RECORD = {
  name: sample('Toitures', 'nom commercial'),
  siret: missing('numéro SIRET'),
  legalForm: 'entrepreneur individuel',
  address: { street: missing('numéro et rue'), city: 'Igney' },
  hours: [{ label: 'Lundi', opens: sample('08:00', 'horaire') }],
};

describe('until the owner has given his facts', () => {
  test('the site shows samples as if they were his, and gaps as placeholders', () => {
    expect(resolveFacts(RECORD)).toEqual({
      name: 'Toitures',
      siret: '[à compléter : numéro SIRET]',
      legalForm: 'entrepreneur individuel',
      address: { street: '[à compléter : numéro et rue]', city: 'Igney' },
      hours: [{ label: 'Lundi', opens: '08:00' }],
    });
  });

  test('the list of what is still to be given has each with its place, and nothing else', () => {
    expect(pendingFacts(RECORD)).toEqual([
      { field: 'name', what: 'nom commercial', kind: 'sample' },
      { field: 'siret', what: 'numéro SIRET', kind: 'missing' },
      { field: 'address.street', what: 'numéro et rue', kind: 'missing' },
      { field: 'hours.0.opens', what: 'horaire', kind: 'sample' },
    ]);
  });

  test('a placeholder can be found in a text, to be marked', () => {
    const text = `Né à Igney, ${missing('prénom et nom').value}, ${missing('rue').value}.`;
    expect(splitAtPlaceholders(text)).toEqual([
      'Né à Igney, ',
      '[à compléter : prénom et nom]',
      ', ',
      '[à compléter : rue]',
      '.',
    ]);
    expect(splitAtPlaceholders('Igney')).toEqual(['Igney']);
  });
});

test('once he writes a bare value, it is his', () => {
  expect(isConfirmed(RECORD.name)).toBe(false);
  expect(isConfirmed(RECORD.siret)).toBe(false);
  expect(isConfirmed(RECORD.legalForm)).toBe(true);
  expect(pendingFacts({ ...RECORD, name: 'Toitures Petit' }).map(({ field }) => field)).not.toContain('name');
});

describe('samples look like nobody', () => {
  test('the telephone number comes from the range kept for fiction (Arcep 2018-0881)', () => {
    const number = resolveFacts(companyRecord).phone.replaceAll(' ', '');
    if (!isConfirmed(companyRecord.phone)) expect(number).toMatch(/^(01990|02619|03530|04651|05364|06399801)/);
  });

  test('addresses end in a domain that nobody can own', () => {
    const { siteUrl, email } = resolveFacts(companyRecord);
    if (!isConfirmed(companyRecord.siteUrl)) expect(siteUrl).toMatch(/\.example$/);
    if (!isConfirmed(companyRecord.email)) expect(email).toMatch(/\.example$/);
  });

  test('nobody is named in a testimonial that nobody has written', () => {
    for (const { name } of testimonials.samples) expect(name).toBe('Prénom N.');
  });
});
