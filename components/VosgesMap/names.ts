/** Beside its dot, in the map's units; `break` is the part of a long name that stands on its first line. */
type PlaceOfName = { dx: number; dy: number; end?: boolean; break?: string };

const RIGHT: PlaceOfName = { dx: 6, dy: 4 };
const LEFT: PlaceOfName = { dx: -6, dy: 4, end: true };

/** Where names would cover each other, they move; every other name stands right of its dot. */
const MOVED: Record<string, PlaceOfName> = {
  chantraine: { dx: -6, dy: 11, end: true },
  dompaire: LEFT,
  epinal: { dx: 6, dy: 9 },
  gerardmer: LEFT,
  golbey: { dx: 6, dy: 0 },
  'la-bresse': { dx: 6, dy: 7 },
  'le-val-dajol': LEFT,
  mirecourt: LEFT,
  'raon-letape': LEFT,
  remiremont: LEFT,
  'saint-die-des-vosges': { dx: 44, dy: -7, end: true },
  'saint-etienne-les-remiremont': { dx: 2, dy: 24, break: 'Saint-Étienne-' },
  uxegney: { dx: -6, dy: 9, end: true },
  vagney: { dx: 5, dy: -4 },
  vittel: LEFT,
  xertigny: LEFT,
};

/** Where a town's name stands on the map. */
export function placeOfName(slug: string): PlaceOfName {
  return MOVED[slug] ?? RIGHT;
}
