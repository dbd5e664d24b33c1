import { expect, test } from 'vitest';
import { siteWith } from '../../../tests/support/changed-data';
import { testSite } from '../../../tests/support/test-site';
import { assuranceLine, attestationLink } from './assurance';

const { tenYear, professional, insurer, read } = testSite.interfaceCopy.assurance;
const siteWithoutInsurer = siteWith(['company.insurer.name', 'missing()']);

test('names the insurer once the owner has given the name', () => {
  expect(assuranceLine(siteWithoutInsurer, true)).toBe(tenYear);
  expect(assuranceLine(testSite, true)).toBe(`${tenYear} (${insurer} ${testSite.company.insurer.name})`);
});

test('pages on maintenance and painting do not name the ten-year insurance', () => {
  expect(assuranceLine(siteWithoutInsurer, false)).toBe(professional);
});

test('offers the attestation until its last day', () => {
  expect(attestationLink(testSite, '2099-12-31')?.href).toBe('/attestation-hardouin-2099.pdf');
  expect(attestationLink(testSite, '2100-01-01')).toBeUndefined();
  expect(attestationLink(siteWith(['company.attestation', 'optional()']), '2027-01-01')).toBeUndefined();
});

test('names the format and size of the attestation', () => {
  const documentSizes = { 'attestation-hardouin-2099.pdf': 2049 };
  expect(attestationLink({ ...testSite, documentSizes }, '2027-12-31')?.text).toBe(`${read} (PDF, 3 ko)`);
});
