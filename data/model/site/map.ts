import { company } from './company';
import { serviceArea } from './site';
import { areaPath, namedTowns, townAt } from './zones';

const { centre, namedFirst, radiusKm } = serviceArea;
const isSought = ({ slug }: { slug: string }) => namedFirst.includes(slug);

const { latitude, longitude } = townAt(centre);

/** What the small map of the Vosges shows. */
export const mapFacts = {
  towns: [...namedTowns.filter(isSought), ...namedTowns.filter((town) => !isSought(town))].map(
    ({ slug, name, latitude, longitude }) => ({
      slug,
      name,
      latitude,
      longitude,
      href: areaPath(slug),
    }),
  ),
  base: { name: company.address.city, latitude: company.address.latitude, longitude: company.address.longitude },
  radius: { latitude, longitude, km: radiusKm },
};
