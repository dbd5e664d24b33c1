import { z } from 'zod';
import { type Hints, text } from './fields';

/** Separators that people type between digits. */
const SEPARATORS = /[\s.,/()\u2010-\u2015-]/g;

/** Labels that documents print before a number. */
const NAMES = /^(?:num[ée]ro|n°|code|siret|ape|naf|tva|[\s:.])+/i;

/**
 * Returns a formatter that joins the groups of `pattern` with `separator`. `pattern` matches the number in capitals,
 * without separators.
 */
export const formatGroups =
  (pattern: RegExp, separator = ' ') =>
  (typedText: string) => {
    const number = typedText.replace(NAMES, '').replace(SEPARATORS, '').toUpperCase();
    const [, ...parts] = pattern.exec(number) ?? [];
    return parts.join(separator) || typedText;
  };

/** Formats a French telephone number in pairs: «+33 (0)3 29 …» becomes «03 29 …». Returns other input unchanged. */
export function formatPhoneNumber(typedText: string): string {
  const pairs = /^(?:(?:\+|00)330?|0)([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(typedText.replace(SEPARATORS, ''));
  return pairs ? `0${pairs.slice(1).join(' ')}` : typedText;
}

/** Converts a domain, typed with or without a scheme, to its https origin. Returns other input unchanged. */
export const normalizeOrigin = (typedText: string) =>
  typedText.replace(
    /^(?:https?:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)\/?$/iu,
    (_, domain) => `https://${domainInAscii(domain)}`,
  );

/** Converts a domain with accents to Punycode (RFC 3492): «xn--…». */
function domainInAscii(domain: string): string {
  const lowerCaseDomain = domain.toLowerCase();
  return /[^a-z\d.-]/.test(lowerCaseDomain) && URL.canParse(`https://${lowerCaseDomain}`)
    ? new URL(`https://${lowerCaseDomain}`).hostname
    : lowerCaseDomain;
}

/** Converts a name in capitals: «FRANCE» becomes «France». */
export const fixCapitals = (typedText: string) =>
  typedText.length > 3 && typedText === typedText.toUpperCase()
    ? typedText.charAt(0) + typedText.slice(1).toLowerCase()
    : typedText;

/** Adds «https://» to an address that was typed without a scheme. */
export const addScheme = (typedText: string) =>
  typedText.replace(/^(?=([a-z\d-]+\.)+[a-z]{2,}([/?#][^\s{}]*)?$)/i, 'https://');

/** Returns a field for an absolute URL that pages link to. */
export const webAddress = (title: string, hints: Hints = {}, protocol = /^https$/) =>
  z
    .string()
    .trim()
    .overwrite(addScheme)
    .check(z.url({ protocol, error: "copiez l'adresse entière, avec « https:// »" }))
    .meta({ title, ...hints });

/** Common mail providers in France. The last three are valid, but one letter away from «gmail.com». */
const PROVIDERS =
  'gmail.com orange.fr wanadoo.fr free.fr hotmail.fr hotmail.com outlook.fr outlook.com live.fr sfr.fr laposte.net yahoo.fr yahoo.com icloud.com neuf.fr bbox.fr numericable.fr aol.com msn.com mail.com ymail.com email.com'.split(
    ' ',
  );

/** Returns the provider that an email address probably means, if its domain differs by one typing error. */
export function findLikelyProvider(email: string): string | undefined {
  const [, domain = ''] = email.toLowerCase().split('@');
  // Names under five letters must match up to the dot, because «fret.fr» can be a company and «free.rf» cannot.
  const isLikelyTypo = (provider: string) =>
    /^\w{5}/.test(provider) || domain.startsWith(provider.replace(/\..*/, '.'));
  return PROVIDERS.includes(domain)
    ? undefined
    : PROVIDERS.find((provider) => isTypoOf(domain, provider) && isLikelyTypo(provider));
}

/** Returns true if the texts differ by one typing error, that is, by a wrong, extra, missing or swapped letter. */
export function isTypoOf(typedText: string, expectedText: string): boolean {
  return [...expectedText, ''].some((letter, index) => {
    const [rest, next] = [expectedText.slice(index), expectedText.slice(index + 1)];
    const isWrongOrExtra = [rest, next].includes(typedText.slice(index + 1));
    const isMissingOrSwapped = [next, next.charAt(0) + letter + next.slice(1)].includes(typedText.slice(index));
    return typedText.startsWith(expectedText.slice(0, index)) && (isWrongOrExtra || isMissingOrSwapped);
  });
}

export const postalCode = (pattern: RegExp, example: string) =>
  text('code postal', {
    normalize: formatGroups(/^(\d{5})$/),
    rule: [pattern, `écrivez le code postal de la commune, cinq chiffres, comme « ${example} »`],
    example,
  });
