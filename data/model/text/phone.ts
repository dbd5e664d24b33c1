import { keepOuterTags, stripTags } from './field-tags';

/** A French phone number. */
export type Phone = {
  /** French format: «03 29 00 00 00». */
  national: string;
  /** E.164 format: «+33329000000». */
  e164: string;
};

/** Parses a number in French format, «03 29 00 00 00». */
export function parsePhone(nationalNumber: string): Phone {
  return { national: nationalNumber, e164: internationalFormat(stripTags(nationalNumber)).replace(/[\s.-]/g, '') };
}

/** Formats a number for readers abroad: «+33 3 29 00 00 00». A short number such as «3631» stays as it is. */
export const internationalFormat = keepOuterTags((nationalNumber) => nationalNumber.replace(/^0(?!0)/, '+33 '));

/** Returns the tel: URL of a number. */
export const phoneHref = ({ e164 }: Phone): string => `tel:${e164}`;

/** Returns the sms: URL of a number. */
export const smsHref = ({ e164 }: Phone): string => `sms:${e164}`;
