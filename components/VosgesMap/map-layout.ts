import type { Coordinates } from '../../data/model/text/distance';
import { type MapPoint, project, RIVERS, type River } from './geography';
import {
  type Box,
  boxOf,
  covers,
  type LabelledPoint,
  type LabelRoom,
  type MapLabel,
  placeLabels,
} from './label-placement';
import { FONT_SIZE, PHONE_FONT_SIZE } from './VosgesMap.css';

type MapTown = Coordinates & { slug: string; name: string; href: string };

/** Position of a name. Phones hide the name if `isWideOnly` is true. */
export type PlacedLabel = { point: MapPoint; label: MapLabel; isWideOnly: boolean };

/** A town on the map with its dot and, if it fits, its name. `isLinked` is true if dot and name are a link. */
export type Spot = MapTown & {
  point: MapPoint;
  placedLabel?: PlacedLabel | undefined;
  isLinked: boolean;
  isHiddenOnPhone: boolean;
};

export type MapLayout = {
  home: { point: MapPoint; placedLabel?: PlacedLabel | undefined };
  rivers: (PlacedLabel & { name: string })[];
  spots: Spot[];
};

/** Maximum number of town names on a phone. The first towns of the list have priority. */
const MAX_PHONE_LABELS = 10;
/**
 * Minimum distance of two links in map units, so that a finger hits the right link on a phone of 320 px. Lists on the
 * page link to all towns.
 */
const MIN_LINK_DISTANCE = 33;

/**
 * Lays out the map for all screens at once. Phones show fewer and larger names. These names are placed first and keep
 * their position on wide screens, among the smaller names that phones leave out. Links come last, so that they are
 * above the dots of their neighbours.
 */
export function layOutMap(towns: readonly MapTown[], base: Coordinates & { name: string }): MapLayout {
  const home: LabelledPoint = { name: base.name, point: project(base), clearance: 11, isRequired: true };
  const allTowns = towns.map((town) => ({ ...town, point: project(town) }));
  const dots = [...allTowns.map(({ point }) => point), home.point];
  const phoneRoom = { size: PHONE_FONT_SIZE, dots };
  const wideRoom = { size: FONT_SIZE, dots };

  const firstLabels = placeLabels([...allTowns.slice(0, 1), home], phoneRoom);
  // The name of the base is always shown, so it may cover the dot of a town.
  const isCoveredByRequired =
    (size: number) =>
    ({ point }: LabelledPoint) =>
      [...firstLabels].some(
        ([required, label]) => required.point !== point && covers(boxOf(required.point, label, size), point),
      );
  const isHiddenOnPhone = isCoveredByRequired(PHONE_FONT_SIZE);
  const visibleTowns = allTowns.filter((town) => !isCoveredByRequired(FONT_SIZE)(town));
  const phoneTowns = visibleTowns.filter((town) => !isHiddenOnPhone(town));
  const linkedTowns = filterBySpacing(phoneTowns);

  const otherTowns = phoneTowns.filter((town) => !firstLabels.has(town)).slice(0, MAX_PHONE_LABELS - 1);
  const largeLabels = new Map([
    ...firstLabels,
    ...placeLabels(otherTowns, { ...phoneRoom, occupied: boxesOf(firstLabels, PHONE_FONT_SIZE) }),
  ]);
  const largeRivers = placeRivers(RIVERS.slice(0, 1), {
    ...phoneRoom,
    occupied: boxesOf(largeLabels, PHONE_FONT_SIZE),
  });
  const occupied = [...boxesOf(largeLabels, FONT_SIZE), ...boxesOf(largeRivers, FONT_SIZE)];
  const unlabelledTowns = visibleTowns.filter((town) => !largeLabels.has(town));
  const smallLabels = placeLabels(unlabelledTowns, { ...wideRoom, occupied });
  const smallRivers = placeRivers(RIVERS.slice(1), {
    ...wideRoom,
    occupied: [...occupied, ...boxesOf(smallLabels, FONT_SIZE)],
  });

  const placedLabelOf = (item: LabelledPoint): PlacedLabel | undefined => {
    const label = largeLabels.get(item) ?? smallLabels.get(item);
    return label && { point: item.point, label, isWideOnly: !largeLabels.has(item) };
  };
  return {
    home: { point: home.point, placedLabel: placedLabelOf(home) },
    rivers: [...largeRivers, ...smallRivers].map(([river, label]) => ({
      name: river.name,
      point: river.point,
      label,
      isWideOnly: !largeRivers.has(river),
    })),
    spots: [...visibleTowns.filter((town) => !linkedTowns.includes(town)), ...linkedTowns].map((town) => ({
      ...town,
      placedLabel: placedLabelOf(town),
      isLinked: linkedTowns.includes(town),
      isHiddenOnPhone: isHiddenOnPhone(town),
    })),
  };
}

/**
 * Places a name for each river, at the first bend with enough room that is nearer to this river than to any other
 * river. Avoids the spring, because the part of the line next to the name would look like a hyphen.
 */
function placeRivers(
  rivers: readonly River[],
  { occupied, ...room }: LabelRoom & { occupied: Box[] },
): Map<LabelledPoint, MapLabel> {
  const labels = new Map<LabelledPoint, MapLabel>();
  for (const { name, points } of rivers) {
    const positions = [...points.slice(2, -1), ...sampleRiver(points)].map((point) => ({ name, point }));
    const otherRiverPoints = RIVERS.filter((river) => river.name !== name).flatMap((river) =>
      sampleRiver(river.points),
    );
    const [placed] = placeLabels(positions, {
      ...room,
      dots: [...room.dots, ...otherRiverPoints, ...sampleRiver(points.slice(0, 2))],
      occupied: [...occupied, ...boxesOf(labels, room.size)],
    });
    if (placed) labels.set(...placed);
  }
  return labels;
}

/** Returns points at regular steps along a river. */
function sampleRiver(points: MapPoint[]): MapPoint[] {
  const quarters = [0, 0.25, 0.5, 0.75];
  return points.flatMap((start, index) => {
    const end = points[index + 1] ?? start;
    return quarters.map((fraction) => ({
      x: start.x + fraction * (end.x - start.x),
      y: start.y + fraction * (end.y - start.y),
    }));
  });
}

function boxesOf(labels: Map<LabelledPoint, MapLabel>, size: number): Box[] {
  return [...labels].map(([{ point }, label]) => boxOf(point, label, size));
}

/** Filters points that are far enough apart for a finger. Of two near points, keeps the first. */
function filterBySpacing<T extends { point: MapPoint }>(spots: T[]): T[] {
  const spacedSpots: T[] = [];
  for (const spot of spots) {
    const isApart = ({ point: { x, y } }: T) => Math.hypot(x - spot.point.x, y - spot.point.y) >= MIN_LINK_DISTANCE;
    if (spacedSpots.every(isApart)) spacedSpots.push(spot);
  }
  return spacedSpots;
}
