import list from '../../../data/model/geography/communes.json';
import { isTypoOf } from '../../../data/model/schema/spellings';
import { type Coordinates, distanceKm } from '../../../data/model/text/distance';
import { slugOf } from '../../../data/model/text/slug';
import { phoneticKey } from './phonetic-key';

/**
 * A commune of the Vosges, with its name and postal code (INSEE, La Poste) and the coordinates of its town hall
 * (GeoNames, data.gouv.fr). For smaller communes, the coordinates are the centroid of the area (La Poste). The centroid
 * may be a kilometre or two from the village.
 */
export type Commune = Coordinates & { name: string; postalCode: string; isCentroid?: boolean };

/**
 * The shortest phonetic key that is matched with a part of a name. A key with a spelling mistake must have one letter
 * more.
 */
const MIN_PHONETIC_LENGTH = 4;

/** All communes of the Vosges, sorted by name. */
export const COMMUNES: Commune[] = list;

/** Former names of communes, which people still search for. */
const FORMER_NAMES: Record<string, string> = { 'Capavenir Vosges': 'Thaon-les-Vosges' };

/** Returns true if two names, or a name and a slug, have the same letters: «le-val-dajol» and «Le Val-d'Ajol». */
export function isSameName(first: string, second: string): boolean {
  const [firstLetters, secondLetters] = [first, second].map((name) => slugOf(name).replaceAll('-', ''));
  return firstLetters === secondLetters;
}

/** Returns the commune with a name or a former name; undefined if no commune has this name. */
export function communeNamed(name: string): Commune | undefined {
  const formerName = Object.keys(FORMER_NAMES).find((candidate) => isSameName(candidate, name));
  return COMMUNES.find((commune) => isSameName(commune.name, formerName ? FORMER_NAMES[formerName]! : name));
}

/**
 * Finds a commune by a misspelt or incomplete name. Matches the sound, a unique part of a name, or a name with one
 * different letter.
 */
export function findCommune(name: string): Commune | undefined {
  const typedKey = phoneticKey(name);
  const joinedKey = typedKey.replaceAll(' ', '');
  const formerNames = Object.keys(FORMER_NAMES).map((name) => ({
    commune: communeNamed(name)!,
    key: phoneticKey(name),
  }));
  const candidates = [...COMMUNES.map((commune) => ({ commune, key: phoneticKey(commune.name) })), ...formerNames];
  const soundMatch = candidates.find(({ key }) => key.replaceAll(' ', '') === joinedKey);
  if (soundMatch || typedKey.length < MIN_PHONETIC_LENGTH) return soundMatch?.commune;
  const [match, ...otherMatches] = candidates.filter(
    ({ key }) => ` ${key} `.includes(` ${typedKey} `) || key.replaceAll(' ', '').startsWith(joinedKey),
  );
  if (match && otherMatches.length === 0) return match.commune;
  return typedKey.length > MIN_PHONETIC_LENGTH
    ? candidates.find(({ key }) => isTypoOf(typedKey, key))?.commune
    : undefined;
}

/**
 * Returns the other communes within a distance, nearest first. Distances have a decimal unless one of the two positions
 * is a centroid.
 */
export function communesAround(commune: Commune, withinKm: number): { name: string; km: number }[] {
  return COMMUNES.flatMap((neighbour) => {
    const km = distanceKm(commune, neighbour);
    if (neighbour === commune || km >= withinKm) return [];
    const rounded = Math.min(Math.max(1, Math.round(km)), withinKm - 1);
    const isApproximate = commune.isCentroid || neighbour.isCentroid;
    return { name: neighbour.name, km: isApproximate ? rounded : Math.round(km * 10) / 10 };
  }).sort((a, b) => a.km - b.km);
}
