import { expect, test } from 'vitest';
import { findLikelyProvider } from './spellings';

test.each([
  ['gmial.com', 'gmail.com'],
  ['Gmail.con', 'gmail.com'],
  ['hotmial.fr', 'hotmail.fr'],
  ['orange.rf', 'orange.fr'],
  ['wanado.fr', 'wanadoo.fr'],
  ['laposste.net', 'laposte.net'],
  ['free.f', 'free.fr'],
])('an address at %s was meant to be at %s', (typed, meant) => {
  expect(findLikelyProvider(`toit@${typed}`)).toBe(meant);
});

test.each(
  'Gmail.com mail.com hotmail.com outlook.fr outlook.be laposte.fr fret.fr sfr.com grangee.fr toitures-igney.fr'.split(
    ' ',
  ),
)('an address at %s is right as it is', (domain) => {
  expect(findLikelyProvider(`toit@${domain}`)).toBeUndefined();
});
