import type { Coordinates } from '../../data/model/text/distance';

/** A point on the map in map units. */
export type MapPoint = { x: number; y: number };

/** Size of the map in its own units, small enough for legible names on a phone of 360 px. */
export const WIDTH = 394;
export const HEIGHT = 350;

const UNITS_PER_KM = 3.4;
const NORTH_WEST: Coordinates = { latitude: 48.64, longitude: 5.62 };
const KM_PER_DEGREE = 111.195;
const MIDDLE_LATITUDE = 48.2;

/** Projects coordinates onto the map. The plane projection is accurate to a few hundred metres in the department. */
export function project({ latitude, longitude }: Coordinates): MapPoint {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((MIDDLE_LATITUDE * Math.PI) / 180);
  return {
    x: Math.round((longitude - NORTH_WEST.longitude) * kmPerDegreeEast * UNITS_PER_KM),
    y: Math.round((NORTH_WEST.latitude - latitude) * KM_PER_DEGREE * UNITS_PER_KM),
  };
}

/** Converts a distance to map units. */
export function kmToUnits(km: number): number {
  return km * UNITS_PER_KM;
}

/** Line of a river on the map, and the points near which its name may be. */
export type River = { name: string; path: string; points: MapPoint[] };

type LatitudeLongitude = [latitude: number, longitude: number];

/**
 * Returns a smooth line from spring to mouth. Quadratic curves meet halfway between two points, and each curve
 * continues in the direction of the previous curve (T). The control point is computed from rounded units, as the
 * browser does.
 */
function createRiver(name: string, ...course: LatitudeLongitude[]): River {
  const points = course.map(([latitude, longitude]) => project({ latitude, longitude }));
  const [spring, first, ...rest] = points as [MapPoint, MapPoint, ...MapPoint[]];
  let bend = first;
  let path = `M${spring.x} ${spring.y}Q${first.x} ${first.y}`;
  for (const next of rest) {
    const middle = { x: (bend.x + next.x) >> 1, y: (bend.y + next.y) >> 1 };
    path += `${bend === first ? ' ' : 'T'}${middle.x} ${middle.y}`;
    bend = { x: 2 * middle.x - bend.x, y: 2 * middle.y - bend.y };
  }
  const mouth = points[points.length - 1]!;
  return { name, path: `${path}L${mouth.x} ${mouth.y}`, points };
}

/** Simplified rivers, in order of size from the largest. */
export const RIVERS: River[] = [
  createRiver(
    'Moselle',
    [47.87, 6.87],
    [47.88, 6.78],
    [47.95, 6.69],
    [48.03, 6.58],
    [48.09, 6.59],
    [48.12, 6.53],
    [48.18, 6.45],
    [48.25, 6.43],
    [48.31, 6.39],
    [48.37, 6.29],
    [48.47, 6.2],
    [48.64, 6.1],
  ),
  createRiver('Moselotte', [48.0, 6.93], [48.0, 6.87], [47.95, 6.79], [48.01, 6.72], [48.02, 6.62]),
  createRiver('Vologne', [48.05, 6.97], [48.07, 6.87], [48.15, 6.79], [48.2, 6.73], [48.17, 6.66], [48.12, 6.58]),
  createRiver(
    'Meurthe',
    [48.13, 6.98],
    [48.21, 6.95],
    [48.29, 6.94],
    [48.34, 6.88],
    [48.41, 6.84],
    [48.5, 6.72],
    [48.6, 6.58],
  ),
  createRiver('Mortagne', [48.22, 6.76], [48.28, 6.72], [48.35, 6.64], [48.42, 6.55], [48.5, 6.48], [48.59, 6.43]),
  createRiver('Madon', [48.1, 6.12], [48.22, 6.19], [48.3, 6.13], [48.4, 6.12], [48.52, 6.1]),
  createRiver('Meuse', [48.06, 5.6], [48.25, 5.63], [48.35, 5.7], [48.45, 5.68], [48.64, 5.68]),
];
