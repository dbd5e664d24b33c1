import type {
  AdministrativeArea,
  GeoCoordinates,
  OpeningHoursSpecification,
  PostalAddress,
  RoofingContractor,
} from 'schema-dts';
import type { Holiday } from '../../data/model/schema/company';
import { holidaysFrom } from '../../data/model/site/company';
import { photoAt } from '../../data/model/site/photos';
import type { Site } from '../../data/model/site/site';
import { townAt } from '../../data/model/site/zones';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { type Originals, viewerFile } from '../Picture/srcset';

/** Returns the @id of the business, which is the same on every page. */
export const businessId = (site: Site) => absoluteUrl(site, '/#entreprise');

/** Returns the department as structured data. */
export const department = ({ company }: Site): AdministrativeArea => ({
  '@type': 'AdministrativeArea',
  name: company.address.department,
});

/**
 * Returns the business with the properties that search engines recommend. Excludes prices. Excludes ratings, because
 * ratings on a business's own site are not eligible (Google, review snippet). Omits samples and gaps, except for the
 * name and the domain. Also omits a picture that is only a rendering.
 */
export function business(site: Site, originals: Originals): RoofingContractor {
  const { company, serviceArea } = site;
  const record = site.confirmedCompany;
  const { owner, siret, vat } = record;
  const picture = site.home.hero.image;
  const holidays = holidaysFrom(dayOfBuild(), company.holidays);
  return {
    ...businessCard(site),
    legalName: owner && `${owner}, ${record.legalForm}`,
    email: record.email,
    image: photoAt(site, picture).rendering ? undefined : absoluteUrl(site, viewerFile(originals[picture]!).url),
    logo: absoluteUrl(site, '/icon-512.png'),
    geo: position(company.address),
    openingHoursSpecification: [...openingHours(site), ...holidays.map(closedHours)],
    // Each town and each service is described on its own page.
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: position(townAt(site, serviceArea.centre)),
      geoRadius: serviceArea.radiusKm * 1000,
    },
    sameAs: record.googleProfile,
    identifier: siret && { '@type': 'PropertyValue', propertyID: 'SIRET', value: siret },
    vatID: vat?.match(/FR\s?\w{2}\s?\d{3}\s?\d{3}\s?\d{3}/)?.[0].replaceAll(' ', ''),
  };
}

/** Returns the business with the minimum of properties that Google accepts, for pages that only refer to it. */
export function businessCard(site: Site) {
  const { company, confirmedCompany, phone } = site;
  return {
    '@type': 'RoofingContractor',
    '@id': businessId(site),
    name: company.name,
    url: absoluteUrl(site, '/'),
    telephone: confirmedCompany.phone && phone.e164,
    address: postalAddress(site),
  } as const satisfies RoofingContractor;
}

function postalAddress({ confirmedCompany: { address } }: Site): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address?.street,
    postalCode: address?.postalCode,
    addressLocality: address?.city,
    addressRegion: address?.region,
    addressCountry: 'FR',
  };
}

/** Returns the opening hours. Days without hours are closed and omitted. */
function openingHours({ company }: Site): OpeningHoursSpecification[] {
  return company.openingHours.flatMap((hours) =>
    hours.opens && hours.closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...hours.days], opens: hours.opens, closes: hours.closes }]
      : [],
  );
}

/** Returns a closed period, whose opening and closing hours are the same (Google, local business). */
function closedHours({ from, until }: Holiday): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: until,
  };
}

/** Returns the full URL of a path. */
export function absoluteUrl({ company }: Site, path: string): string {
  return `${company.siteUrl}${path}`;
}

export function position({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
