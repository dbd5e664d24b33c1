import { pagePath } from '../collections';
import type { Records } from '../schema/records';
import type { Neighbour, Town } from '../schema/town';
import { distanceKm } from '../text/distance';
import { stripTags } from '../text/field-tags';

/** A tab of the zones page with its towns. */
type Zone = { label: string; towns: Town[] };

/** The parts of a site that lookups by slug need. */
type SiteRecords = { records: Pick<Records, 'towns' | 'serviceArea'> };

/** Limits the towns in every footer and on the small map, so that pages do not grow with each town. */
const MAX_NAMED_TOWNS = 30;

/** Derives the tabs of the zones page, and the towns that every page names. */
export function deriveZones(records: Records) {
  const zones: Zone[] = records.zones.map(({ label, towns }) => ({
    label,
    towns: towns.flatMap((slug) => records.towns[slug] ?? []),
  }));
  return { zones, namedTowns: zones.flatMap(({ towns }) => towns).slice(0, MAX_NAMED_TOWNS) };
}

/** Returns true for a town within the service radius. The craftsman visits other towns by appointment. */
export function isWithinRadius(site: SiteRecords, town: Town): boolean {
  const { centre, radiusKm } = site.records.serviceArea;
  return distanceKm(town, townAt(site, centre)) <= radiusKm;
}

/** Returns the path of a town's page. */
export function townPath(slug: string): string {
  return pagePath('towns', slug);
}

/** Returns the path of a neighbouring commune's page, or undefined if the commune has no page. */
export function neighbourPath({ towns }: { towns: Town[] }, neighbour: Neighbour): string | undefined {
  const town = towns.find(({ name }) => stripTags(name) === stripTags(neighbour.name));
  return town && townPath(town.slug);
}

/** Returns the towns nearest to a town, nearest first, with their distance in kilometres as the crow flies. */
export function nearestTowns({ towns }: { towns: Town[] }, town: Town, count: number): { town: Town; km: number }[] {
  return towns
    .filter(({ slug }) => slug !== town.slug)
    .map((otherTown) => ({ town: otherTown, km: distanceKm(town, otherTown) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** Rounds a distance as the crow flies to whole kilometres, at least 1, because the road has another length anyway. */
export const roundKm = (km: number) => Math.max(1, Math.round(km));

/** Returns the town with a slug, or undefined if the town does not exist. */
export function findTown({ records }: SiteRecords, slug: string): Town | undefined {
  return records.towns[slug];
}

/**
 * Returns the town with a slug. Throws if the town does not exist, because valid records refer only to existing towns.
 */
export function townAt(site: SiteRecords, slug: string): Town {
  const town = findTown(site, slug);
  if (!town) throw new Error(`data/towns/ has no town ${slug}`);
  return town;
}
