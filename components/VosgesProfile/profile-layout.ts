import altitudes from '../../data/model/geography/altitudes.json';
import { type Coordinates, distanceKm } from '../../data/model/text/distance';

export type Point = { x: number; y: number };

/** Lowest, mean and highest altitude of a commune in metres, including forests and summits (data.gouv.fr). */
export type Altitudes = { min: number; mean: number; max: number };

/** Altitude in metres from which the mountain rules for roofs apply (NF DTU 40.11, 40.21). */
export const MOUNTAIN_RULES = 900;

/** Ends of the section, which are the last town of the plain and the highest town. */
const WEST: Coordinates = { latitude: 48.355, longitude: 5.694 };
const EAST: Coordinates = { latitude: 48.004, longitude: 6.874 };
/** Kilometres from the west end to the east end, eastward and southward. */
const EASTWARD_KM = distanceKm(WEST, { ...WEST, longitude: EAST.longitude });
const SOUTHWARD_KM = distanceKm(WEST, { ...WEST, latitude: EAST.latitude });
const LENGTH_KM = Math.hypot(EASTWARD_KM, SOUTHWARD_KM);
/**
 * Maximum distance at which a town shapes the relief of the section. The full profile omits other towns. The profile of
 * such a town draws it at its own altitude.
 */
const MAX_KM_FROM_LINE = 12;
/** Altitude from which snow is drawn. The snow gets thicker with each metre. */
const MIN_SNOW_M = 330;
const SNOW_UNITS_PER_METRE = 0.055;

/** Returns a commune's altitudes by the slug of its page, or undefined if they are not known. */
export function altitudesOf(slug: string): Altitudes | undefined {
  return (altitudes as Record<string, Altitudes>)[slug];
}

/**
 * Returns the position of a place along the section, measured from its west end, and the distance of the place from the
 * section's line. Both are in kilometres.
 */
export function projectOntoSection({ latitude, longitude }: Coordinates): { km: number; kmFromLine: number } {
  const toEast = distanceKm({ latitude: WEST.latitude, longitude }, WEST) * Math.sign(longitude - WEST.longitude);
  const toSouth = distanceKm({ latitude, longitude: WEST.longitude }, WEST) * Math.sign(WEST.latitude - latitude);
  return {
    km: (toEast * EASTWARD_KM + toSouth * SOUTHWARD_KM) / LENGTH_KM,
    kmFromLine: Math.abs(toEast * SOUTHWARD_KM - toSouth * EASTWARD_KM) / LENGTH_KM,
  };
}

/** The viewBox of a profile with its margins, in its own units. */
export type Sheet = {
  width: number;
  height: number;
  /** Margins left and right of the section. */
  left: number;
  right: number;
  /** Margins above the highest summit and below the lowest valley. */
  top: number;
  bottom: number;
};

/**
 * Sheet of the profile over the full width of a window. The drawing is stretched, so only the proportions matter. The
 * end towns are at the edges of the content of a window of 1440 px.
 */
export const HORIZON: Sheet = { width: 1440, height: 400, left: 130, right: 130, top: 16, bottom: 70 };

const MIN_ALTITUDE_M = 230;
const MAX_ALTITUDE_M = 1380;

/** Returns functions that convert kilometres along the section and metres of altitude to units of the sheet. */
export function scaleOf({ width, height, left, right, top, bottom }: Sheet) {
  return {
    x: (km: number) => Math.round(left + (km / LENGTH_KM) * (width - left - right)),
    y: (metres: number) =>
      Math.round(top + ((MAX_ALTITUDE_M - metres) / (MAX_ALTITUDE_M - MIN_ALTITUDE_M)) * (height - top - bottom)),
  };
}

type Town = Coordinates & { slug: string; name: string };

/** A town with its position on the sheet. A town without known altitudes has no position. */
export type Spot<T extends Town> = {
  town: T;
  x: number;
  y: number;
  lowest: number;
  highest: number;
  altitudes: Altitudes;
  /** True if the town is near the section's line and therefore shapes the relief. */
  isOnLine: boolean;
};

/** Lays out the towns on the section from west to east. */
export function spotsOf<T extends Town>(towns: readonly T[], sheet: Sheet): Spot<T>[] {
  const { x, y } = scaleOf(sheet);
  return towns
    .flatMap((town) => {
      const altitudes = altitudesOf(town.slug);
      return altitudes ? [{ town, altitudes, ...projectOntoSection(town) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .map(({ town, altitudes, km, kmFromLine }) => ({
      town,
      x: x(km),
      y: y(altitudes.mean),
      lowest: y(altitudes.min),
      highest: y(altitudes.max),
      altitudes,
      isOnLine: kmFromLine <= MAX_KM_FROM_LINE,
    }));
}

/** Returns a path of zero-length lines. With round ends these lines are dots. */
export const dotsAt = (points: readonly Point[]) => points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** Outlines of the relief as paths of an SVG, and the corners of the ground's surface from left to right. */
export type ReliefPaths = { summits: string; snow: string; ground: string; surface: Point[] };

/** Returns the smallest and the largest y of a surface between two positions on the sheet. */
export function surfaceBetween(points: readonly Point[], left: number, right: number): { top: number; bottom: number } {
  const surfaceAt = (x: number) => {
    const next = Math.max(
      1,
      points.findIndex((point) => point.x >= x),
    );
    const from = points[next - 1]!;
    const to = points[next]!;
    return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  };
  const corners = points.filter(({ x }) => x > left && x < right).map(({ y }) => y);
  const heights = [surfaceAt(left), surfaceAt(right), ...corners];
  return { top: Math.round(Math.min(...heights)), bottom: Math.round(Math.max(...heights)) };
}

/**
 * Returns the outlines of the relief in the order in which they are drawn. The summits in the background come first,
 * then the snow, then the ground, which covers all but a strip of the snow. Returns undefined if fewer than two towns
 * are near enough to the section's line.
 */
export function reliefOf(towns: readonly Town[], sheet: Sheet): ReliefPaths | undefined {
  const { x, y } = scaleOf(sheet);
  const nearTowns = towns
    .map((town) => ({ ...projectOntoSection(town), altitudes: altitudesOf(town.slug) }))
    .filter(({ kmFromLine, altitudes }) => altitudes && kmFromLine <= MAX_KM_FROM_LINE)
    .sort((a, b) => a.km - b.km);
  if (nearTowns.length < 2) return undefined;
  // Leaves out towns that are very close to the previous town, because their altitudes would draw a hill as teeth.
  const spacedTowns = nearTowns.filter(
    ({ km }, index) => index === 0 || km - nearTowns[index - 1]!.km > 2.2 || index === nearTowns.length - 1,
  );
  const outline = (metresOf: (altitudes: Altitudes) => number): Point[] => {
    const points = spacedTowns.map(({ km, altitudes }) => ({ x: x(km), y: y(metresOf(altitudes!)) }));
    return [{ x: 0, y: points[0]!.y }, ...points, { x: sheet.width, y: points[points.length - 1]!.y - 8 }];
  };
  const foot = `V${sheet.height}H0z`;
  const ground = outline(({ mean }) => mean);
  const snowDepths = spacedTowns.map(
    ({ altitudes }) => Math.max(0, altitudes!.mean - MIN_SNOW_M) * SNOW_UNITS_PER_METRE,
  );
  const snowTop = ground.map(({ x, y }, index) => ({
    x,
    y: y - Math.round(snowDepths[Math.min(Math.max(index - 1, 0), snowDepths.length - 1)]!),
  }));
  return {
    summits: toPath(outline(({ max }) => max)) + foot,
    ground: toPath(ground) + foot,
    snow: toPath(snowTop) + foot,
    surface: ground,
  };
}

/** Returns the path of a line through the points. A path without a letter between points compresses best. */
const toPath = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`;

/**
 * Moves positions in a row apart until neighbours have the minimum distance. Each position stays as near as possible to
 * its original value.
 */
export function spreadApart(positions: readonly number[], minDistance: number, min: number, max: number): number[] {
  const spacedPositions = [...positions];
  for (let round = 0; round < 3000; round++) {
    for (let index = 1; index < spacedPositions.length; index++) {
      const missingDistance = minDistance - (spacedPositions[index]! - spacedPositions[index - 1]!);
      if (missingDistance <= 0) continue;
      spacedPositions[index - 1] = spacedPositions[index - 1]! - missingDistance / 2;
      spacedPositions[index] = spacedPositions[index]! + missingDistance / 2;
    }
    spacedPositions[0] = Math.max(spacedPositions[0]!, min);
    spacedPositions[spacedPositions.length - 1] = Math.min(spacedPositions[spacedPositions.length - 1]!, max);
  }
  return spacedPositions.map(Math.round);
}
