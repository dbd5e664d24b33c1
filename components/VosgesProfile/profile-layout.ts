import altitudes from '../../data/model/geography/altitudes.json';
import { type Coordinates, distanceKm } from '../../data/model/text/distance';

export type Point = { x: number; y: number };

/** Metres above the sea: lowest, mean, and highest of a commune, forests and summits included (data.gouv.fr). */
export type Altitudes = { min: number; mean: number; max: number };

/** Metres: from here on roofs follow the rules of mountains (NF DTU 40.11, 40.21). */
export const MOUNTAIN_RULES = 900;

/** The section's ends: the plain's last town and the highest one. */
const WEST: Coordinates = { latitude: 48.355, longitude: 5.694 };
const EAST: Coordinates = { latitude: 48.004, longitude: 6.874 };
/** Kilometres that the east end lies east and south of the west end. */
const EASTWARD_KM = distanceKm(WEST, { ...WEST, longitude: EAST.longitude });
const SOUTHWARD_KM = distanceKm(WEST, { ...WEST, latitude: EAST.latitude });
const LENGTH_KM = Math.hypot(EASTWARD_KM, SOUTHWARD_KM);
/** Towns this near to the section's line draw its relief; the others stand on it at their own altitude. */
const MAX_KM_FROM_LINE = 12;
/** Snow lies from about this altitude on, and is drawn thicker with each metre. */
const MIN_SNOW_M = 330;
const SNOW_UNITS_PER_METRE = 0.055;

/** Returns a commune's altitudes by the slug of its page, or undefined if they are not known. */
export function altitudesOf(slug: string): Altitudes | undefined {
  return (altitudes as Record<string, Altitudes>)[slug];
}

/** How far east along the section a place lies, and how far from its line, in kilometres. */
export function projectOntoSection({ latitude, longitude }: Coordinates): { km: number; kmFromLine: number } {
  const toEast = distanceKm({ latitude: WEST.latitude, longitude }, WEST) * Math.sign(longitude - WEST.longitude);
  const toSouth = distanceKm({ latitude, longitude: WEST.longitude }, WEST) * Math.sign(WEST.latitude - latitude);
  return {
    km: (toEast * EASTWARD_KM + toSouth * SOUTHWARD_KM) / LENGTH_KM,
    kmFromLine: Math.abs(toEast * SOUTHWARD_KM - toSouth * EASTWARD_KM) / LENGTH_KM,
  };
}

/** The sheet of a profile, in its own units. */
export type Sheet = {
  width: number;
  height: number;
  /** Units left and right of the section. */
  left: number;
  right: number;
  /** Units above the highest summit and below the lowest valley. */
  top: number;
  bottom: number;
};

/** Of the profile over a window's width. Only its proportions count: the drawing is stretched to its place. */
export const HORIZON: Sheet = { width: 1440, height: 400, left: 40, right: 80, top: 16, bottom: 70 };

const MIN_ALTITUDE_M = 230;
const MAX_ALTITUDE_M = 1380;

/** Returns functions from kilometres along the section and metres above the sea to units of the sheet. */
export function scaleOf({ width, height, left, right, top, bottom }: Sheet) {
  return {
    x: (km: number) => Math.round(left + (km / LENGTH_KM) * (width - left - right)),
    y: (metres: number) =>
      Math.round(top + ((MAX_ALTITUDE_M - metres) / (MAX_ALTITUDE_M - MIN_ALTITUDE_M)) * (height - top - bottom)),
  };
}

type Town = Coordinates & { slug: string; name: string };

/** A town where it stands on the section; without altitudes it has no place on it. */
export type Spot<T extends Town> = {
  town: T;
  x: number;
  y: number;
  lowest: number;
  highest: number;
  altitudes: Altitudes;
};

/** Lays out the towns on the section from west to east. */
export function spotsOf<T extends Town>(towns: readonly T[], sheet: Sheet): Spot<T>[] {
  const { x, y } = scaleOf(sheet);
  return towns
    .flatMap((town) => {
      const altitudes = altitudesOf(town.slug);
      return altitudes ? [{ town, altitudes, km: projectOntoSection(town).km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .map(({ town, altitudes, km }) => ({
      town,
      x: x(km),
      y: y(altitudes.mean),
      lowest: y(altitudes.min),
      highest: y(altitudes.max),
      altitudes,
    }));
}

/** Returns a path of lines without length: with round ends they are dots, which stay round in a stretched drawing. */
export const dotsAt = (points: readonly Point[]) => points.map(({ x, y }) => `M${x} ${y}h0`).join('');

type Relief = { summits: string; ground: string; snow: string };

/**
 * Returns the outlines of the relief: the summits behind, the ground before them, and the snow on it. Returns undefined if
 * fewer than two towns are near enough to the section's line to draw it.
 */
export function reliefOf(towns: readonly Town[], sheet: Sheet): Relief | undefined {
  const { x, y } = scaleOf(sheet);
  const nearTowns = towns
    .map((town) => ({ ...projectOntoSection(town), altitudes: altitudesOf(town.slug) }))
    .filter(({ kmFromLine, altitudes }) => altitudes && kmFromLine <= MAX_KM_FROM_LINE)
    .sort((a, b) => a.km - b.km);
  if (nearTowns.length < 2) return undefined;
  // Neighbours that share a hill would draw its slopes as teeth.
  const spacedTowns = nearTowns.filter(
    ({ km }, index) => index === 0 || km - nearTowns[index - 1]!.km > 2.2 || index === nearTowns.length - 1,
  );
  const line = (metresOf: (altitudes: Altitudes) => number): Point[] => {
    const points = spacedTowns.map(({ km, altitudes }) => ({ x: x(km), y: y(metresOf(altitudes!)) }));
    return [{ x: 0, y: points[0]!.y }, ...points, { x: sheet.width, y: points[points.length - 1]!.y - 8 }];
  };
  const foot = `V${sheet.height}H0z`;
  const ground = line(({ mean }) => mean);
  const snowDepths = spacedTowns.map(({ altitudes }) => Math.max(0, altitudes!.mean - MIN_SNOW_M) * SNOW_UNITS_PER_METRE);
  const snowTop = ground.map(({ x, y }, index) => ({
    x,
    y: y - Math.round(snowDepths[Math.min(Math.max(index - 1, 0), snowDepths.length - 1)]!),
  }));
  return {
    summits: path(line(({ max }) => max)) + foot,
    ground: path(ground) + foot,
    snow: `${path(snowTop)}${path([...ground].reverse()).replace('M', 'L')}z`,
  };
}

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** Returns places of names in a row, each as near to its own spot as `apart` units between two of them allow. */
export function spreadApart(positions: readonly number[], minDistance: number, min: number, max: number): number[] {
  const spread = [...positions];
  for (let round = 0; round < 3000; round++) {
    for (let index = 1; index < spread.length; index++) {
      const missing = minDistance - (spread[index]! - spread[index - 1]!);
      if (missing <= 0) continue;
      spread[index - 1] = spread[index - 1]! - missing / 2;
      spread[index] = spread[index]! + missing / 2;
    }
    spread[0] = Math.max(spread[0]!, min);
    spread[spread.length - 1] = Math.min(spread[spread.length - 1]!, max);
  }
  return spread.map(Math.round);
}
