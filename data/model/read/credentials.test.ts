import { describe, expect, test } from 'vitest';
import { problemsOf, replaceCode, replaceCodes, siteWith } from '../../../tests/support/changed-data';
import { testSite } from '../../../tests/support/test-site';
import { isFactGiven } from './credentials';

const { woodTreatment, mossTreatment } = testSite.records.credentials;
const offerItemsOf = ({ records }: typeof testSite) => records.services.charpente!.offers[0]!.items;
const CERTIFICATE = 'company.mossCertibiocide';

test('isFactGiven() returns true until a certificate’s last day', () => {
  const company = { mossCertibiocide: { number: '009', expires: '2027-12-31' } };
  expect(isFactGiven(CERTIFICATE, company, '2027-12-31')).toBe(true);
  expect(isFactGiven(CERTIFICATE, company, '2028-01-01')).toBe(false);
});

describe('a text with a credential', () => {
  test('contains the certificate’s number if the owner has given the certificate', () => {
    expect(offerItemsOf(testSite)).toContain('Bois traités par l’atelier (Certibiocide 004217)');
  });

  test('contains `otherwise` until the owner has given the certificate', () => {
    expect(offerItemsOf(testSite)).toContain(`Mousses traitées ${mossTreatment!.otherwise}`);
    const siteWithCertificate = siteWith([CERTIFICATE, "{ number: '009', expires: '2099-01-31' }"]);
    expect(offerItemsOf(siteWithCertificate)).toContain('Mousses traitées par l’atelier (Certibiocide 009)');
  });

  test('contains `otherwise` after the certificate’s last day', () => {
    const siteAfterExpiry = siteWith(['company.woodCertibiocide.expires', "'2020-05-31'"]);
    expect(offerItemsOf(siteAfterExpiry)).toContain(`Bois traités ${woodTreatment!.otherwise}`);
  });

  test('contains `otherwise` if the fact is marked as missing', () => {
    const text = {
      fact: 'company.qualification',
      sentence: '{company.qualification}',
      otherwise: 'Vingt ans de toits',
    };
    const credentialChange = ['credentials.mossTreatment', JSON.stringify(text)] as const;
    expect(offerItemsOf(siteWith(credentialChange))).toContain('Mousses traitées CAP couvreur');
    const siteWithoutQualification = siteWith(credentialChange, ['company.qualification', 'missing()']);
    expect(offerItemsOf(siteWithoutQualification)).toContain('Mousses traitées Vingt ans de toits');
  });

  test('is rejected if it refers to an unknown field', () => {
    const text = "'par nous ({company.mossCertibiocid.number})'";
    expect(problemsOf(replaceCode('credentials.mossTreatment.sentence', text))).toEqual([
      expect.stringContaining('ne mène à rien'),
    ]);
    const sourceWithCertificate = replaceCodes([
      [CERTIFICATE, "{ number: '009', expires: '2099-01-31' }"],
      ['credentials.mossTreatment.sentence', "'par nous ({company.mossCertibiocide.numero})'"],
    ]);
    expect(problemsOf(sourceWithCertificate)).toEqual([expect.stringContaining('ne mène à rien')]);
  });
});

describe('references to the opening hours', () => {
  test('are replaced by words for the company’s hours', () => {
    expect(testSite.interfaceCopy.closedHours).toBe(
      'En dehors des horaires, le répondeur écoute ; on rappelle dès 7 h 30.',
    );
    const site = siteWith([
      'company.openingHours',
      `[
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '18:00' },
        { days: ['Sunday'] },
      ]`,
    ]);
    expect(site.interfaceCopy.closedHours).toBe('Le soir et le dimanche, le répondeur écoute ; on rappelle dès 9 h.');
  });

  test('cause no second fault if the hours are wrong', () => {
    const problems = problemsOf(replaceCode('company.openingHours.0.opens', "'8h'"));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^company\.openingHours/);
  });
});
