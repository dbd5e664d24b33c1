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
  (typed: string) => {
    const number = typed.replace(NAMES, '').replace(SEPARATORS, '').toUpperCase();
    const [, ...parts] = pattern.exec(number) ?? [];
    return parts.join(separator) || typed;
  };

/** Formats a French telephone number in pairs: «+33 (0)3 29 …» becomes «03 29 …». Returns other input unchanged. */
export function formatPhoneNumber(typed: string): string {
  const pairs = /^(?:(?:\+|00)330?|0)([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(typed.replace(SEPARATORS, ''));
  return pairs ? `0${pairs.slice(1).join(' ')}` : typed;
}

/** Converts a domain, typed with or without a scheme, to its https origin. Returns other input unchanged. */
export const normalizeOrigin = (typed: string) =>
  typed.replace(
    /^(?:https?:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)\/?$/iu,
    (_, domain) => `https://${domainInAscii(domain)}`,
  );

/** Converts a domain with accents to Punycode (RFC 3492): «xn--…». */
function domainInAscii(domain: string): string {
  const small = domain.toLowerCase();
  return /[^a-z\d.-]/.test(small) && URL.canParse(`https://${small}`) ? new URL(`https://${small}`).hostname : small;
}

/** Converts a name in capitals: «FRANCE» becomes «France». */
export const fixCapitals = (typed: string) =>
  typed.length > 3 && typed === typed.toUpperCase() ? typed.charAt(0) + typed.slice(1).toLowerCase() : typed;

/** Adds «https://» to an address that was typed without a scheme. */
export const addScheme = (typed: string) => typed.replace(/^(?=([a-z\d-]+\.)+[a-z]{2,}([/?#][^\s{}]*)?$)/i, 'https://');

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

/** Returns true if the texts differ by one typing error: a wrong, extra, missing or swapped letter. */
export function isTypoOf(typed: string, expected: string): boolean {
  return [...expected, ''].some((letter, index) => {
    const [rest, next] = [expected.slice(index), expected.slice(index + 1)];
    const isWrongOrExtra = [rest, next].includes(typed.slice(index + 1));
    const isMissingOrSwapped = [next, next.charAt(0) + letter + next.slice(1)].includes(typed.slice(index));
    return typed.startsWith(expected.slice(0, index)) && (isWrongOrExtra || isMissingOrSwapped);
  });
}

export const postalCode = (pattern: RegExp, example: string) =>
  text('code postal', {
    normalize: formatGroups(/^(\d{5})$/),
    rule: [pattern, `écrivez le code postal de la commune, cinq chiffres, comme « ${example} »`],
    example,
  });
