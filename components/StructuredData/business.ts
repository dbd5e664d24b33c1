import { originals } from 'virtual:photos';
import type {
  AdministrativeArea,
  GeoCoordinates,
  OpeningHoursSpecification,
  PostalAddress,
  RoofingContractor,
} from 'schema-dts';
import type { Holiday } from '../../data/model/schema/company';
import { company, confirmedCompany, holidaysFrom, telephoneHref } from '../../data/model/site/company';
import { photoAt } from '../../data/model/site/photos';
import { home, serviceArea } from '../../data/model/site/site';
import { townAt } from '../../data/model/site/zones';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { viewerFile } from '../Picture/srcset';

/** The one name under which every page's structured data speaks of the business. */
export const BUSINESS_ID = siteAddress('/#entreprise');

export const DEPARTMENT: AdministrativeArea = { '@type': 'AdministrativeArea', name: company.address.department };

/** What shows the business to whoever has not seen its site. */
const PICTURE = home.hero.image;

/**
 * The business with all that search engines ask of a local business, but prices and ratings: those on one's own site
 * are not eligible (Google, review snippet). A sample or a gap of the record is left out, except for the name and the
 * domain, without which there is nothing to describe; so is a picture that is only a rendering.
 */
export function business(
  record = confirmedCompany,
  { rendering } = photoAt(PICTURE),
  holidays = holidaysFrom(dayOfBuild()),
): RoofingContractor {
  const { owner, siret, vat } = record;
  return {
    ...businessCard(record),
    legalName: owner && `${owner}, ${record.legalForm}`,
    email: record.email,
    image: rendering ? undefined : siteAddress(viewerFile(originals[PICTURE]).url),
    logo: siteAddress('/icon-512.png'),
    geo: position(company.address),
    openingHoursSpecification: [...openingHours(), ...holidays.map(closed)],
    // Which towns and services those are, their own pages say.
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: position(townAt(serviceArea.centre)),
      geoRadius: serviceArea.radiusKm * 1000,
    },
    sameAs: record.googleProfile,
    identifier: siret && { '@type': 'PropertyValue', propertyID: 'SIRET', value: siret },
    vatID: vat?.match(/FR\s?\w{2}\s?\d{3}\s?\d{3}\s?\d{3}/)?.[0].replaceAll(' ', ''),
  };
}

/** The business in the fewest words that Google accepts, for the pages that only refer to it. */
export function businessCard(record = confirmedCompany) {
  const { phone } = record;
  return {
    '@type': 'RoofingContractor',
    '@id': BUSINESS_ID,
    name: company.name,
    url: siteAddress('/'),
    telephone: phone && telephoneHref(phone).replace('tel:', ''),
    address: postalAddress(record),
  } as const satisfies RoofingContractor;
}

function postalAddress({ address }: typeof confirmedCompany): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address?.street,
    postalCode: address?.postalCode,
    addressLocality: address?.city,
    addressRegion: address?.region,
    addressCountry: 'FR',
  };
}

/** The hours that the pages show; a day without hours is a day closed. */
function openingHours(): OpeningHoursSpecification[] {
  return company.openingHours.flatMap((hours) =>
    hours.opens && hours.closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...hours.days], opens: hours.opens, closes: hours.closes }]
      : [],
  );
}

/** Days closed are hours that end as they begin (Google, local business). */
function closed({ from, until }: Holiday): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: until,
  };
}

/** An address of the site as search engines want it: with its domain. */
export function siteAddress(path: string): string {
  return `${company.siteUrl}${path}`;
}

export function position({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
