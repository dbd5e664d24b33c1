import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assuranceLine, attestationLink } from './assurance';

const ATTESTATION = { file: 'attestation-2027.pdf', expires: '2027-12-31' };

test('the insurer is named once the owner has named him', () => {
  expect(assuranceLine(true, undefined)).toBe("Attestation d'assurance décennale jointe au devis");
  expect(assuranceLine(true, 'Mutuelle du Toit')).toBe(
    "Attestation d'assurance décennale jointe au devis (assureur : Mutuelle du Toit)",
  );
});

test('pages on maintenance and painting do not name the ten-year insurance', () => {
  expect(assuranceLine(false, undefined)).toBe("Attestation d'assurance professionnelle jointe au devis");
});

test('the attestation is offered until its last day', () => {
  expect(attestationLink(ATTESTATION, '2027-12-31')?.href).toBe('/attestation-2027.pdf');
  expect(attestationLink(ATTESTATION, '2028-01-01')).toBeUndefined();
  expect(attestationLink(undefined, '2027-01-01')).toBeUndefined();
});

test('the attestation says its format, and how large it is', () => {
  const size = Math.ceil(statSync('public/favicon.svg').size / 1024);
  const shown = attestationLink({ ...ATTESTATION, file: '../../public/favicon.svg' }, '2027-12-31');
  expect(shown?.text).toBe(`Lire l'attestation (PDF, ${size} ko)`);
});
