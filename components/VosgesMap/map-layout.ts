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
import { PHONE_TYPE, TYPE } from './VosgesMap.css';

type MapTown = Coordinates & { slug: string; name: string; href: string };

/** Where a name stands; beyond a phone alone where it is `minor`. */
export type Name = { at: MapPoint; label: MapLabel; minor: boolean };

/** What the map shows of a town: its dot, its name if there is room for it, and whether they are a link. */
export type Spot = MapTown & { at: MapPoint; named?: Name | undefined; isLinked: boolean; isHiddenOnPhone: boolean };

export type MapLayout = {
  home: { at: MapPoint; named?: Name | undefined };
  rivers: (Name & { name: string })[];
  spots: Spot[];
};

/** Towns whose names a phone shows, if there is room: the first of the list. */
const MAX_PHONE_LABELS = 10;
/** Units between two links, so that a finger hits the right one on a phone of 320 px; others are in the lists. */
const MIN_LINK_DISTANCE = 33;

/**
 * Lays out the map for all screens at once. Names are larger on a phone and fewer: those are placed first and stand where
 * they stand beyond it, too, among the smaller ones that a phone leaves out. Links come last, over their neighbours' dots.
 */
export function layOutMap(towns: readonly MapTown[], base: Coordinates & { name: string }): MapLayout {
  const home: LabelledPoint = { name: base.name, at: project(base), clearance: 11, isRequired: true };
  const all = towns.map((town) => ({ ...town, at: project(town) }));
  const dots = [...all.map(({ at }) => at), home.at];
  const onPhone = { size: PHONE_TYPE, dots };
  const beyond = { size: TYPE, dots };

  const first = placeLabels([...all.slice(0, 1), home], onPhone);
  // The name of the base is always shown, so it may cover the dot of a town.
  const isUnder =
    (size: number) =>
    ({ at }: LabelledPoint) =>
      [...first].some(([own, label]) => own.at !== at && covers(boxOf(own.at, label, size), at));
  const isHiddenOnPhone = isUnder(PHONE_TYPE);
  const shown = all.filter((town) => !isUnder(TYPE)(town));
  const shownOnPhone = shown.filter((town) => !isHiddenOnPhone(town));
  const linked = filterBySpacing(shownOnPhone);

  const others = shownOnPhone.filter((town) => !first.has(town)).slice(0, MAX_PHONE_LABELS - 1);
  const large = new Map([...first, ...placeLabels(others, { ...onPhone, taken: boxesOf(first, PHONE_TYPE) })]);
  const largeRivers = placeRivers(RIVERS.slice(0, 1), { ...onPhone, taken: boxesOf(large, PHONE_TYPE) });
  const taken = [...boxesOf(large, TYPE), ...boxesOf(largeRivers, TYPE)];
  const unnamed = shown.filter((town) => !large.has(town));
  const small = placeLabels(unnamed, { ...beyond, taken });
  const smallRivers = placeRivers(RIVERS.slice(1), { ...beyond, taken: [...taken, ...boxesOf(small, TYPE)] });

  const nameOf = (item: LabelledPoint): Name | undefined => {
    const label = large.get(item) ?? small.get(item);
    return label && { at: item.at, label, minor: !large.has(item) };
  };
  return {
    home: { at: home.at, named: nameOf(home) },
    rivers: [...largeRivers, ...smallRivers].map(([river, label]) => ({
      name: river.name,
      at: river.at,
      label,
      minor: !largeRivers.has(river),
    })),
    spots: [...shown.filter((town) => !linked.includes(town)), ...linked].map((town) => ({
      ...town,
      named: nameOf(town),
      isLinked: linked.includes(town),
      isHiddenOnPhone: isHiddenOnPhone(town),
    })),
  };
}

/**
 * One name a river, at the first of its bends that has room for it, nearer to it than to any other river; not over its
 * spring, of which what came out behind the name would be read as a hyphen.
 */
function placeRivers(
  rivers: readonly River[],
  { taken, ...room }: LabelRoom & { taken: Box[] },
): Map<LabelledPoint, MapLabel> {
  const labels = new Map<LabelledPoint, MapLabel>();
  for (const { name, points } of rivers) {
    const bends = [...points.slice(2, -1), ...sampleRiver(points)].map((at) => ({ name, at }));
    const others = RIVERS.filter((other) => other.name !== name).flatMap((other) => sampleRiver(other.points));
    const [placed] = placeLabels(bends, {
      ...room,
      dots: [...room.dots, ...others, ...sampleRiver(points.slice(0, 2))],
      taken: [...taken, ...boxesOf(labels, room.size)],
    });
    if (placed) labels.set(...placed);
  }
  return labels;
}

/** A spot every few units of a river's course. */
function sampleRiver(points: MapPoint[]): MapPoint[] {
  const quarters = [0, 0.25, 0.5, 0.75];
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    return quarters.map((part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }));
  });
}

function boxesOf(labels: Map<LabelledPoint, MapLabel>, size: number): Box[] {
  return [...labels].map(([{ at }, label]) => boxOf(at, label, size));
}

/** Those that a finger can tell apart, the more important one of two neighbours. */
function filterBySpacing<Spotted extends { at: MapPoint }>(spots: Spotted[]): Spotted[] {
  const kept: Spotted[] = [];
  for (const spot of spots) {
    const isApart = ({ at: { x, y } }: Spotted) => Math.hypot(x - spot.at.x, y - spot.at.y) >= MIN_LINK_DISTANCE;
    if (kept.every(isApart)) kept.push(spot);
  }
  return kept;
}
