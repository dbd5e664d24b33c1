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
])('suggests for an address at %s the provider %s', (typedDomain, provider) => {
  expect(findLikelyProvider(`toit@${typedDomain}`)).toBe(provider);
});

test.each(
  'Gmail.com mail.com hotmail.com outlook.fr outlook.be laposte.fr fret.fr sfr.com grangee.fr toitures-igney.fr'.split(
    ' ',
  ),
)('suggests nothing for an address at %s', (domain) => {
  expect(findLikelyProvider(`toit@${domain}`)).toBeUndefined();
});
