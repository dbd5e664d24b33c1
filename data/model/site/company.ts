import { withoutMarks } from '../owner-facts';
import type { Company, Holiday } from '../schema/company';
import { abroad } from '../schema/spellings';
import { openingLines } from '../text/days';
import { slugOf } from '../text/slug';
import { interfaceCopy, rawRecord, site } from './site';

/** What the site shows of the owner's facts: samples and placeholders as plain values. */
export const { company } = site;

/** A record of which samples and gaps are left out. */
type Confirmed<T> = { [Key in keyof T]?: T[Key] extends object ? Confirmed<T[Key]> : T[Key] };

/** What the owner himself has written of it. */
export const confirmedCompany = withoutMarks(rawRecord('company'), company) as Confirmed<Company>;

/** When he answers, line by line. */
export const openingHours = openingLines(company.openingHours);

/** When the business is closed, but for what is over on a day. */
export function holidaysFrom(today: string, holidays: readonly Holiday[] = company.holidays ?? []): Holiday[] {
  return holidays.filter(({ until }) => today <= until).sort((one, other) => one.from.localeCompare(other.from));
}

export const phoneAbroad = abroad(company.phone);

/** The phone number as it is read, and as it is dialled. */
export const phone = { display: company.phone, href: telephoneHref(company.phone) };

/** Where the business can be had as a contact of the visitor's phone: a file named after it. */
export const vcardPath = `/${slugOf(company.name)}.vcf`;

/** A message to the mobile number, to which a photograph is added; none until he has given it. */
export function messageTo(mobile: string | undefined) {
  if (!mobile) return undefined;
  return { text: interfaceCopy.contactCards.photo, href: telephoneHref(mobile).replace('tel:', 'sms:') };
}

export const photoBySms = messageTo(company.mobile);

/** «tel:+33…» for a French number written in pairs. */
export function telephoneHref(phone: string): string {
  return `tel:${abroad(phone).replace(/[\s.-]/g, '')}`;
}

/** The owner's name with his legal form (Code de commerce R. 526-27). */
export const formalName = `${company.owner}, ${company.legalForm}`;

const town = `${company.address.postalCode} ${company.address.city}`;

/** The address on one line. */
export const postalAddress = `${company.address.street}, ${town}`;

/** What every page says of it: without the street while that is missing, so that the gap shows where it matters. */
export const shortAddress = confirmedCompany.address?.street ? postalAddress : town;
