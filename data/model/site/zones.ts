import { DataError } from '../read/faults';
import type { Neighbour, Town } from '../schema/town';
import { distanceKm } from '../text/distance';
import { serviceArea, site } from './site';

/** A tab of the zones page with its towns. */
export type Zone = { label: string; towns: Town[] };

/** The five tabs of the zones page. */
export const zones: Zone[] = site.zones.map(({ label, towns }) => ({ label, towns: towns.map(townAt) }));

/** The towns with a page, tab by tab. */
export const towns: Town[] = zones.flatMap((zone) => zone.towns);

/** Towns that every page names, in its footer and on the small map: with more, each page would grow with each town. */
const MOST_NAMED = 30;

/** The towns that every page names. */
export const namedTowns = towns.slice(0, MOST_NAMED);

/** Whether a town lies in the radius served; to those beyond one comes by appointment. */
export function isWithinRadius(town: Town): boolean {
  return distanceKm(town, townAt(serviceArea.centre)) <= serviceArea.radiusKm;
}

/** The address of a town's page. */
export function areaPath(slug: string): string {
  return `/zones/${slug}`;
}

/** The area page of a neighbouring commune, where it has one. */
export function areaPathOf(neighbour: Neighbour): string | undefined {
  const town = towns.find(({ name }) => name === neighbour.name);
  return town && areaPath(town.slug);
}

/** The towns nearest to one of the list, nearest first, with their distance in kilometres as the crow flies. */
export function nearestTowns(town: Town, count: number): { town: Town; km: number }[] {
  return towns
    .filter((other) => other !== town)
    .map((other) => ({ town: other, km: distanceKm(town, other) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, count);
}

/** The town at a slug, where there is one. */
export function findTown(slug: string): Town | undefined {
  return site.towns[slug];
}

/** The town at a slug; throws a DataError when there is none. */
export function townAt(slug: string): Town {
  const town = findTown(slug);
  if (town) return town;
  const problem = `aucune ville « ${slug} » ; ajoutez son fichier ou corrigez le lien`;
  throw new DataError([{ file: 'data/zones.ts', record: '', path: [], problem }]);
}
