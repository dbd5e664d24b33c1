import { keepTags, stripTags } from './field-tags';

/** A French phone number. */
export type Phone = {
  /** As it is read in France: «03 29 00 00 00». */
  national: string;
  /** As machines dial it (E.164): «+33329000000». */
  e164: string;
};

/** Returns a number that is written in pairs, «03 29 00 00 00», with its E.164 form. */
export function parsePhone(national: string): Phone {
  return { national, e164: internationalFormat(stripTags(national)).replace(/[\s.-]/g, '') };
}

/** Formats a number for readers abroad: «+33 3 29 00 00 00». A short number such as «3631» stays as it is. */
export const internationalFormat = keepTags((national) => national.replace(/^0(?!0)/, '+33 '));

/** Returns the address that dials a number. */
export const phoneHref = ({ e164 }: Phone): string => `tel:${e164}`;

/** Returns the address that writes a text message to a number. */
export const smsHref = ({ e164 }: Phone): string => `sms:${e164}`;
