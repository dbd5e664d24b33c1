import communes from '../geography/communes.json';
import type { Town } from '../schema/town';
import { type Coordinates, distanceKm } from '../text/distance';
import type { Site } from './site';

/** A commune within the radius; `km` is the distance from the company as the crow flies, rounded. */
export type ServedCommune = { name: string; km: number };

/**
 * Groups the communes of the Vosges within the radius by the nearest town that has a page. Towns keep their order,
 * communes are sorted by name. For small communes only the centroid is known, which can be two kilometres off.
 */
export function servedCommunes({
  company,
  serviceArea,
  towns,
}: Pick<Site, 'company' | 'serviceArea' | 'towns'>): { town: Town; communes: ServedCommune[] }[] {
  const centre = towns.find(({ slug }) => slug === serviceArea.centre);
  if (!centre) return [];
  const communesInRadius = (communes as (Coordinates & { name: string })[])
    .filter((commune) => distanceKm(centre, commune) <= serviceArea.radiusKm)
    .map((commune) => ({
      nearest: nearestOf(towns, commune),
      name: commune.name,
      km: Math.round(distanceKm(company.address, commune)),
    }));
  return towns
    .map((town) => ({
      town,
      communes: communesInRadius.filter(({ nearest }) => nearest === town).map(({ name, km }) => ({ name, km })),
    }))
    .filter(({ communes }) => communes.length > 0);
}

function nearestOf(towns: readonly Town[], coordinates: Coordinates): Town | undefined {
  return towns.reduce<Town | undefined>(
    (nearestTown, town) =>
      nearestTown && distanceKm(nearestTown, coordinates) <= distanceKm(town, coordinates) ? nearestTown : town,
    undefined,
  );
}
