import { company } from './company';
import { serviceArea } from './site';
import { areaPath, namedTowns, townAt } from './zones';

const { latitude, longitude } = townAt(serviceArea.centre);

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
  radius: { latitude, longitude, km: serviceArea.radiusKm },
};
