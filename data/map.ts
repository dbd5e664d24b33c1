import { company } from './company';
import { SERVICE_RADIUS_KM } from './service-area';
import { epinal } from './towns/epinal';
import { areaPath, namedTowns } from './zones';

/** What the small map of the Vosges shows. */
export const mapFacts = {
  towns: namedTowns.map(({ slug, name, latitude, longitude }) => ({
    slug,
    name,
    latitude,
    longitude,
    href: areaPath(slug),
  })),
  base: { name: company.address.city, latitude: company.address.latitude, longitude: company.address.longitude },
  radius: { latitude: epinal.latitude, longitude: epinal.longitude, km: SERVICE_RADIUS_KM },
};
