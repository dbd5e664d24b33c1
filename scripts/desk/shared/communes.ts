import list from '../../../data/model/geography/communes.json';
import { isSlip } from '../../../data/model/schema/spellings';
import { type Coordinates, distanceKm } from '../../../data/model/text/distance';
import { slugOf } from '../../../data/model/text/slug';
import { phoneticKey } from './phonetic-key';

/**
 * A commune of the Vosges: its name and postal code (INSEE, La Poste), and where its town hall is (GeoNames, data.gouv.fr), or,
 * of the smaller ones, the middle of its area (La Poste), which may be a kilometre or two from the village.
 */
export type Commune = Coordinates & { name: string; postalCode: string; isCentroid?: boolean };

/** So many letters, as they are heard, a part of a name has at least; a name with a slip in it one more. */
const MIN_PHONETIC_LENGTH = 4;

/** All of them, by name. */
export const COMMUNES: Commune[] = list;

/** Names that communes had, and by which people still look for them. */
const FORMER_NAMES: Record<string, string> = { 'Capavenir Vosges': 'Thaon-les-Vosges' };

/** Whether two names, or a name and an address, are the same, however they are written: «le-val-dajol» is «Le Val-d'Ajol». */
export function isSameName(one: string, other: string): boolean {
  const [letters, others] = [one, other].map((name) => slugOf(name).replaceAll('-', ''));
  return letters === others;
}

/** The commune that is called so, where it is known. */
export function communeNamed(name: string): Commune | undefined {
  const former = Object.keys(FORMER_NAMES).find((one) => isSameName(one, name));
  return COMMUNES.find((one) => isSameName(one.name, former ? FORMER_NAMES[former]! : name));
}

/** The commune that somebody means whose name none has: it sounds so, or one alone has it in its own, or all but a letter. */
export function findCommune(name: string): Commune | undefined {
  const heard = phoneticKey(name);
  const joined = heard.replaceAll(' ', '');
  const former = Object.keys(FORMER_NAMES).map((name) => ({ one: communeNamed(name)!, as: phoneticKey(name) }));
  const known = [...COMMUNES.map((one) => ({ one, as: phoneticKey(one.name) })), ...former];
  const same = known.find(({ as }) => as.replaceAll(' ', '') === joined);
  if (same || heard.length < MIN_PHONETIC_LENGTH) return same?.one;
  const [part, ...others] = known.filter(
    ({ as }) => ` ${as} `.includes(` ${heard} `) || as.replaceAll(' ', '').startsWith(joined),
  );
  if (part && others.length === 0) return part.one;
  return heard.length > MIN_PHONETIC_LENGTH ? known.find(({ as }) => isSlip(heard, as))?.one : undefined;
}

/** The others within so many kilometres, nearest first, as a page names a neighbour: no tenths where nobody knows them. */
export function communesAround(commune: Commune, withinKm: number): { name: string; km: number }[] {
  return COMMUNES.flatMap((one) => {
    const km = distanceKm(commune, one);
    if (one === commune || km >= withinKm) return [];
    const about = Math.min(Math.max(1, Math.round(km)), withinKm - 1);
    return { name: one.name, km: commune.isCentroid || one.isCentroid ? about : Math.round(km * 10) / 10 };
  }).sort((one, other) => one.km - other.km);
}
