import type { Records } from '../schema/records';
import { copyTags, stripTags } from '../text/field-tags';
import { deriveZones, townPath } from './zones';

/** Derives the data of the small map of the Vosges. */
export function deriveMap(records: Records) {
  const { company, serviceArea } = records;
  const { centre, namedFirst, radiusKm } = serviceArea;
  const { namedTowns } = deriveZones(records);
  const isFirst = ({ slug }: { slug: string }) => namedFirst.includes(slug);
  const sortedTowns = [...namedTowns.filter(isFirst), ...namedTowns.filter((town) => !isFirst(town))];
  const { latitude, longitude } = records.towns[centre] ?? company.address;
  return {
    // Tags are removed because the map measures and splits names; VosgesMap tags the text that it prints.
    towns: sortedTowns.map((town) => {
      const { slug, name, latitude, longitude } = town;
      return copyTags(town, { slug, name: stripTags(name), latitude, longitude, href: townPath(slug) });
    }),
    base: copyTags(company.address, {
      name: stripTags(company.address.city),
      latitude: company.address.latitude,
      longitude: company.address.longitude,
    }),
    radius: { latitude, longitude, km: radiusKm },
  };
}
