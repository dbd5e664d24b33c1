import { SERVICE_RADIUS_KM } from './service-area';
import { bruyeres } from './towns/bruyeres';
import { chantraine } from './towns/chantraine';
import { charmes } from './towns/charmes';
import { dompaire } from './towns/dompaire';
import { epinal } from './towns/epinal';
import { gerardmer } from './towns/gerardmer';
import { golbey } from './towns/golbey';
import { laBresse } from './towns/la-bresse';
import { leValDajol } from './towns/le-val-dajol';
import { mirecourt } from './towns/mirecourt';
import { neufchateau } from './towns/neufchateau';
import { rambervillers } from './towns/rambervillers';
import { raonLetape } from './towns/raon-letape';
import { remiremont } from './towns/remiremont';
import { saintDieDesVosges } from './towns/saint-die-des-vosges';
import { saintEtienneLesRemiremont } from './towns/saint-etienne-les-remiremont';
import { thaonLesVosges } from './towns/thaon-les-vosges';
import { uxegney } from './towns/uxegney';
import { vagney } from './towns/vagney';
import { vittel } from './towns/vittel';
import { xertigny } from './towns/xertigny';
import { distanceKm } from './validation/distance';
import { readZones } from './validation/read-zones';
import type { Neighbour, Town } from './validation/schema';
import { DataError } from './validation/validate';

/** The five tabs of the zones page, each with its towns: the one list of towns there is. */
export const zones = readZones([
  { label: 'Centre Vosges', towns: [epinal, golbey, chantraine, uxegney, thaonLesVosges] },
  { label: 'Sud Vosges', towns: [remiremont, saintEtienneLesRemiremont, leValDajol, xertigny] },
  { label: 'Ouest Vosges', towns: [mirecourt, vittel, neufchateau, dompaire] },
  { label: 'Nord-Est Vosges', towns: [saintDieDesVosges, raonLetape, rambervillers, bruyeres] },
  { label: 'Autres secteurs', towns: [charmes, gerardmer, laBresse, vagney] },
]);

/** The towns with a page, tab by tab. */
export const towns = zones.flatMap((zone) => zone.towns);

/** Towns that every page names, in its footer and on the small map: with more, each page would grow with each town. */
const MOST_NAMED = 30;

/** The towns that every page names. */
export const namedTowns = towns.slice(0, MOST_NAMED);

/** Whether a town lies in the radius served around Épinal; to those beyond one comes by appointment. */
export function isWithinRadius(town: Town): boolean {
  return distanceKm(town, townAt('epinal')) <= SERVICE_RADIUS_KM;
}

/** The address of a town's page. */
export function areaPath(slug: string): string {
  return `/zones/${slug}`;
}

const townsBySlug = new Map(towns.map((town) => [town.slug, town]));
const townsByName = new Map(towns.map((town) => [town.name, town]));

/** The area page of a neighbouring commune, where it has one. */
export function areaPathOf(neighbour: Neighbour): string | undefined {
  const town = townsByName.get(neighbour.name);
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

/** The fragment of a tab's address: «Nord-Est Vosges» is #nord-est-vosges. */
export function zoneId(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}

/** The town at a slug, where there is one. */
export function findTown(slug: string): Town | undefined {
  return townsBySlug.get(slug);
}

/** The town at a slug; throws a DataError when there is none. */
export function townAt(slug: string): Town {
  const town = findTown(slug);
  if (!town)
    throw new DataError(`data/zones.ts : aucune ville « ${slug} » ; ajoutez-la à un onglet ou corrigez le lien.`);
  return town;
}
