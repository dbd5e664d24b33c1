import type { Records } from '../schema/records';
import { areaPath, deriveZones } from './zones';

/** Derives what the small map of the Vosges shows. */
export function deriveMap(records: Records) {
  const { company, serviceArea } = records;
  const { centre, namedFirst, radiusKm } = serviceArea;
  const { namedTowns } = deriveZones(records);
  const isFirst = ({ slug }: { slug: string }) => namedFirst.includes(slug);
  const inOrder = [...namedTowns.filter(isFirst), ...namedTowns.filter((town) => !isFirst(town))];
  const { latitude, longitude } = records.towns[centre] ?? company.address;
  return {
    towns: inOrder.map(({ slug, name, latitude, longitude }) => ({
      slug,
      name,
      latitude,
      longitude,
      href: areaPath(slug),
    })),
    base: { name: company.address.city, latitude: company.address.latitude, longitude: company.address.longitude },
    radius: { latitude, longitude, km: radiusKm },
  };
}
