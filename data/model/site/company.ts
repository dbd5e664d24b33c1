import { ownValuesOf } from '../owner-facts';
import type { WrittenRecord } from '../read/read-records';
import type { Company, Holiday } from '../schema/company';
import type { Records } from '../schema/records';
import { openingLines } from '../text/days';
import { internationalFormat, type Phone, parsePhone, phoneHref, smsHref } from '../text/phone';
import { slugOf } from '../text/slug';

/** A record without samples and missing facts. */
type Confirmed<T> = { [Key in keyof T]?: T[Key] extends object ? Confirmed<T[Key]> : T[Key] };

/** Derives values that pages print in addition to the company's record. */
export function deriveCompany({ company, interfaceCopy }: Records, writtenRecords: WrittenRecord[]) {
  const raw = writtenRecords.find(({ record }) => record === 'company')?.raw;
  const confirmedCompany = ownValuesOf(raw, company) as Confirmed<Company>;
  const town = `${company.address.postalCode} ${company.address.city}`;
  const postalAddress = `${company.address.street}, ${town}`;
  const phone = parsePhone(company.phone);
  return {
    /** The facts that the owner has given, without marks. */
    confirmedCompany,
    phone,
    /** The tel: URL of the company's number. */
    phoneHref: phoneHref(phone),
    /** International format: «+33 3 29 00 00 00». */
    phoneAbroad: internationalFormat(company.phone),
    /** A text message with a photo to the mobile number; undefined until the owner has given that number. */
    photoBySms: company.mobile ? photoMessage(parsePhone(company.mobile), interfaceCopy.contactCards.photo) : undefined,
    /** Opening hours, line by line. */
    openingHours: openingLines(company.openingHours),
    /** Path of the vCard, which is named after the company. */
    vcardPath: `/${slugOf(company.name)}.vcf`,
    /** The owner's name with his legal form (Code de commerce R. 526-27). */
    formalName: `${company.owner}, ${company.legalForm}`,
    /** The postal address on one line. */
    postalAddress,
    /** The postal address without a missing street, so that not every page prints the placeholder. */
    shortAddress: confirmedCompany.address?.street ? postalAddress : town,
  };
}

function photoMessage(mobile: Phone, text: string) {
  return { text, href: smsHref(mobile) };
}

/** Returns the holidays that end on or after a day («2027-12-31»), earliest first. */
export function holidaysFrom(today: string, holidays: readonly Holiday[] = []): Holiday[] {
  return holidays.filter(({ until }) => today <= until).sort((a, b) => a.from.localeCompare(b.from));
}
