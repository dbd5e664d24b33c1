import type { AdministrativeArea, GeoCoordinates } from 'schema-dts';
import { company } from '../../data/company';
import type { ServiceSlug } from '../../data/service-slugs';
import { servicePath } from '../../data/services';
import { areaPath } from '../../data/zones';

/** The one name under which every page's structured data speaks of the business. */
export const BUSINESS_ID = `${company.siteUrl}/#entreprise`;

export const DEPARTMENT: AdministrativeArea = { '@type': 'AdministrativeArea', name: company.address.department };

/** A path of the site as search engines want it: with its domain. */
export function siteAddress(path: string): string {
  return `${company.siteUrl}${path}`;
}

export function serviceUrl(slug: ServiceSlug): string {
  return siteAddress(servicePath(slug));
}

export function areaUrl(slug: string): string {
  return siteAddress(areaPath(slug));
}

export function position({ latitude, longitude }: { latitude: number; longitude: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
