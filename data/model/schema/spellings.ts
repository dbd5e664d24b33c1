import { z } from 'zod';
import { type Hints, text } from './fields';

/** What people put between the digits of a number. */
const BETWEEN = /[\s.,/()\u2010-\u2015-]/g;

/** Gives a number the spaces, or what else stands `between` its parts; `pattern` has it in capitals and without any. */
export const parted =
  (pattern: RegExp, between = ' ') =>
  (typed: string) => {
    const [, ...parts] = pattern.exec(typed.replace(BETWEEN, '').toUpperCase()) ?? [];
    return parts.join(between) || typed;
  };

/** A French number by pairs, as one dials it in France, also where it is typed for abroad: «+33 (0)3 29 …». */
export function frenchNumber(typed: string): string {
  const pairs = /^(?:(?:\+|00)330?|0)([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(typed.replace(BETWEEN, ''));
  return pairs ? `0${pairs.slice(1).join(' ')}` : typed;
}

/** The site's own address: https, and the domain however it is typed, with nothing behind it. */
export const origin = (typed: string) =>
  typed.replace(/^(?:https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)\/?$/i, (_, domain) => `https://${domain.toLowerCase()}`);

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

/** A postal code. */
export const postalCode = (pattern: RegExp, example: string) =>
  text('code postal', {
    spelt: parted(/^(\d{5})$/),
    rule: [pattern, `écrivez le code postal de la commune, cinq chiffres, comme « ${example} »`],
    example,
  });
