import { expect, test } from 'vitest';
import { expiryWarnings, isValid } from './expiry';

const PAPER = { name: "Attestation d'assurance", expires: '2027-12-31' };

test('a paper is shown on its last day, and not the day after', () => {
  expect(isValid(PAPER, '2027-12-31')).toBe(true);
  expect(isValid(PAPER, '2028-01-01')).toBe(false);
});

test('the owner is warned from thirty days before', () => {
  expect(expiryWarnings([PAPER], '2027-11-30')).toEqual([]);
  expect(expiryWarnings([PAPER], '2027-12-01')).toEqual([
    "Attestation d'assurance : périmé dans 30 jours (2027-12-31) ; demandez le suivant.",
  ]);
  expect(expiryWarnings([PAPER], '2027-12-30')[0]).toContain('dans 1 jour (');
});

test('and told when it has expired', () => {
  expect(expiryWarnings([PAPER], '2028-01-01')).toEqual([
    "Attestation d'assurance : périmé depuis le 2027-12-31, le site ne le montre plus ; donnez le nouveau.",
  ]);
});
