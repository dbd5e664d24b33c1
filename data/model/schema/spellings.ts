import { z } from 'zod';
import { type Hints, text } from './fields';

/** What people put between the digits of a number. */
const BETWEEN = /[\s.,/()\u2010-\u2015-]/g;

/** What papers write before a number. */
const NAMES = /^(?:num[ée]ro|n°|code|siret|ape|naf|tva|[\s:.])+/i;

/** Gives a number the spaces, or what else stands `between` its parts; `pattern` has it in capitals and without any. */
export const parted =
  (pattern: RegExp, between = ' ') =>
  (typed: string) => {
    const number = typed.replace(NAMES, '').replace(BETWEEN, '').toUpperCase();
    const [, ...parts] = pattern.exec(number) ?? [];
    return parts.join(between) || typed;
  };

/** A French number by pairs, as one dials it in France, also where it is typed for abroad: «+33 (0)3 29 …». */
export function frenchNumber(typed: string): string {
  const pairs = /^(?:(?:\+|00)330?|0)([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(typed.replace(BETWEEN, ''));
  return pairs ? `0${pairs.slice(1).join(' ')}` : typed;
}

/** The site's own address: https, and the domain however it is typed, with nothing behind it. */
export const origin = (typed: string) =>
  typed.replace(
    /^(?:https?:\/\/)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)\/?$/iu,
    (_, domain) => `https://${domainInAscii(domain)}`,
  );

/** Converts a domain with accents to Punycode (RFC 3492): «xn--…». */
function domainInAscii(domain: string): string {
  const small = domain.toLowerCase();
  return /[^a-z\d.-]/.test(small) && URL.canParse(`https://${small}`) ? new URL(`https://${small}`).hostname : small;
}

/** Replaces a name in capitals, «FRANCE», by «France». */
export const inSmallLetters = (typed: string) =>
  typed.length > 3 && typed === typed.toUpperCase() ? typed.charAt(0) + typed.slice(1).toLowerCase() : typed;

/** An address of the web as visitors type it, with the «https://» that links need. */
export const withScheme = (typed: string) =>
  typed.replace(/^(?=([a-z\d-]+\.)+[a-z]{2,}([/?#][^\s{}]*)?$)/i, 'https://');

/** An address of the web that pages link. */
export const webAddress = (title: string, hints: Hints = {}, protocol = /^https$/) =>
  z
    .string()
    .trim()
    .overwrite(withScheme)
    .check(z.url({ protocol, error: "copiez l'adresse entière, avec « https:// »" }))
    .meta({ title, ...hints });

/** Where people in France have their mail; the last three only because they are right, and a letter away from «gmail». */
const PROVIDERS =
  'gmail.com orange.fr wanadoo.fr free.fr hotmail.fr hotmail.com outlook.fr outlook.com live.fr sfr.fr laposte.net yahoo.fr yahoo.com icloud.com neuf.fr bbox.fr numericable.fr aol.com msn.com mail.com ymail.com email.com'.split(
    ' ',
  );

/** The provider that an address names but for one slip of the finger: what is sent there reaches nobody. */
export function meantProvider(address: string): string | undefined {
  const [, domain = ''] = address.toLowerCase().split('@');
  // «Fret.fr» may be a firm's, «free.rf» is none: a short name has the slip behind it.
  const isMeant = (one: string) => /^\w{5}/.test(one) || domain.startsWith(one.replace(/\..*/, '.'));
  return PROVIDERS.includes(domain) ? undefined : PROVIDERS.find((one) => isSlip(domain, one) && isMeant(one));
}

/** One letter that is another, too many or too few, or two that changed places. */
export function isSlip(typed: string, meant: string): boolean {
  return [...meant, ''].some((letter, at) => {
    const [rest, next] = [meant.slice(at), meant.slice(at + 1)];
    const isRest = [rest, next].includes(typed.slice(at + 1));
    const isNext = [next, next.charAt(0) + letter + next.slice(1)].includes(typed.slice(at));
    return typed.startsWith(meant.slice(0, at)) && (isRest || isNext);
  });
}

/** A postal code. */
export const postalCode = (pattern: RegExp, example: string) =>
  text('code postal', {
    spelt: parted(/^(\d{5})$/),
    rule: [pattern, `écrivez le code postal de la commune, cinq chiffres, comme « ${example} »`],
    example,
  });
