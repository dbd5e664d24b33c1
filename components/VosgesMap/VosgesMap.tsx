import { interfaceCopy } from '../../data/interface';
import { colour } from '../theme/tokens';
import { HEIGHT, kmToUnits, project, RIVERS, type River, WIDTH } from './geography';
import { type Box, boxOf, covers, type Label, type LabelRoom, type Named, placeLabels } from './label-placement';
import * as styles from './VosgesMap.css';

export type MapTown = { slug: string; name: string; href: string; latitude: number; longitude: number };

type VosgesMapProps = {
  /** In the order of their importance: the first ones keep their names on a small screen. */
  towns: MapTown[];
  /** Where the craftsman starts from. */
  base: { name: string; latitude: number; longitude: number };
  /** Centre and radius of the area served, in kilometres. */
  radius: { latitude: number; longitude: number; km: number };
  /** Slug of the town the page is about. */
  current?: string;
};

type Point = { x: number; y: number };

/** Towns whose names a phone shows, if there is room: the page's own and the nearest that are far enough apart. */
const NAMED_ON_PHONE = 10;
/** Units between two links, so that a finger hits the right one on a phone of 320 px; others are in the lists. */
const BETWEEN_LINKS = 33;

/** The towns served where they really lie, with their rivers and the area served around Épinal. */
export function VosgesMap({ towns, base, radius, current }: VosgesMapProps) {
  const centre = project(radius);
  const home: Named = { name: base.name, at: project(base), clearance: 11, isRequired: true };
  const places = nearestFirst(towns, current).map((town) => ({
    ...town,
    at: project(town),
    isRequired: town.slug === current,
  }));
  const dots = [...places.map(({ at }) => at), home.at];
  const onPhone = { size: styles.PHONE_TYPE, width: WIDTH, dots };
  const beyond = { size: styles.TYPE, width: WIDTH, dots };
  const first = placeLabels([...places.slice(0, 1), home], onPhone);
  // Where every dot around is that of another town, the page's own name takes the place of one.
  const isUnder =
    (size: number) =>
    ({ at }: Named) =>
      [...first].some(([own, label]) => own.at !== at && covers(boxOf(own.at, label, size), at));
  const [isHidden, isHiddenOnPhone] = [isUnder(styles.TYPE), isUnder(styles.PHONE_TYPE)];
  const shown = places.filter((place) => !isHidden(place));
  const linked = withRoomBetween(shown.filter((place) => !isHiddenOnPhone(place)));
  const others = shown.filter((place) => !first.has(place) && !isHiddenOnPhone(place)).slice(0, NAMED_ON_PHONE - 1);
  const large = new Map([...first, ...placeLabels(others, { ...onPhone, taken: boxesOf(first, styles.PHONE_TYPE) })]);
  const largeRivers = placeRivers(RIVERS.slice(0, 1), { ...onPhone, taken: boxesOf(large, styles.PHONE_TYPE) });
  const taken = [...boxesOf(large, styles.TYPE), ...boxesOf(largeRivers, styles.TYPE)];
  const small = placeLabels(
    shown.filter((place) => !large.has(place)),
    { ...beyond, taken },
  );
  const smallRivers = placeRivers(RIVERS.slice(1), { ...beyond, taken: [...taken, ...boxesOf(small, styles.TYPE)] });
  const homeLabel = large.get(home);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill={colour.ink}
      fontSize={styles.TYPE}
      fontWeight="600"
      strokeLinejoin="round"
      paintOrder="stroke"
      role="group"
      aria-label={interfaceCopy.vosgesMap}
    >
      <circle
        className={styles.area}
        cx={centre.x}
        cy={centre.y}
        r={kmToUnits(radius.km)}
        fill={colour.white}
        stroke={colour.lichen}
        strokeDasharray="3 4"
      />
      <g fill="none" stroke={colour.water} strokeWidth="2" strokeLinecap="round">
        {RIVERS.map(({ name, path }) => (
          <path d={path} key={name} />
        ))}
      </g>
      <g fill={colour.inkSoft} fontWeight="400" fontStyle="italic">
        {[...largeRivers, ...smallRivers].map(([river, label]) => (
          <Name
            className={largeRivers.has(river) ? undefined : styles.minor}
            at={river.at}
            label={label}
            key={river.name}
          />
        ))}
      </g>
      {/* The base is a gable among the dots. */}
      <g fill={colour.clay}>
        <path d={`M${home.at.x - 8} ${home.at.y}l8-5 8 5v6h-16z`} />
        {homeLabel && <Name at={home.at} label={homeLabel} />}
      </g>
      {/* Links last: they lie over the dots of their neighbours. */}
      {[...shown.filter((place) => !linked.includes(place)), ...linked].map((place) => {
        const { slug, name, href, at } = place;
        const label = large.get(place) ?? small.get(place);
        const isCurrent = slug === current;
        const dot = (
          <>
            <circle cx={at.x} cy={at.y} r="3.5" fill={isCurrent ? colour.clay : colour.fir} />
            {label ? (
              <Name className={large.has(place) ? undefined : styles.minor} at={at} label={label} />
            ) : (
              <title>{name}</title>
            )}
          </>
        );
        return linked.includes(place) ? (
          <a
            href={href}
            key={slug}
            aria-current={isCurrent ? 'page' : undefined}
            // Where a phone does not show the name.
            aria-label={large.has(place) ? undefined : name}
          >
            {isCurrent ? (
              <g fill={colour.clay} textDecoration="underline">
                {dot}
              </g>
            ) : (
              dot
            )}
          </a>
        ) : (
          <g className={isHiddenOnPhone(place) ? styles.minor : undefined} key={slug}>
            {dot}
          </g>
        );
      })}
    </svg>
  );
}

function Name({ className, at, label }: { className?: string | undefined; at: Point; label: Label }) {
  const { lines, dx, dy, anchor } = label;
  const [first, second] = lines;
  return (
    <text className={className} x={at.x + dx} y={at.y + dy} textAnchor={anchor === 'start' ? undefined : anchor}>
      {first}
      {second && (
        <tspan x={at.x + dx} dy="1.1em">
          {second}
        </tspan>
      )}
    </text>
  );
}

/** One name a river, at the first of its bends that has room for it. */
function placeRivers(rivers: readonly River[], { taken, ...room }: LabelRoom & { taken: Box[] }): Map<Named, Label> {
  const labels = new Map<Named, Label>();
  for (const { name, points } of rivers) {
    const bends = points.slice(2, -1).map((at) => ({ name, at }));
    const [placed] = placeLabels(bends, { ...room, taken: [...taken, ...boxesOf(labels, room.size)] });
    if (placed) labels.set(...placed);
  }
  return labels;
}

const boxesOf = (labels: Map<Named, Label>, size: number) =>
  [...labels].map(([{ at }, label]) => boxOf(at, label, size));

/** The town of the page, those around it, then the others in their order. */
function nearestFirst(towns: MapTown[], current: string | undefined): MapTown[] {
  const town = towns.find(({ slug }) => slug === current);
  if (!town) return towns;
  const distance = (other: MapTown) => lengthBetween(project(town), project(other));
  return [...towns].sort((one, other) => distance(one) - distance(other));
}

/** Those that a finger can tell apart, the more important one of two neighbours. */
function withRoomBetween<Place extends { at: Point }>(places: Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    if (kept.every(({ at }) => lengthBetween(at, place.at) >= BETWEEN_LINKS)) kept.push(place);
  }
  return kept;
}

function lengthBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
