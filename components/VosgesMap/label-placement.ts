import { type MapPoint, WIDTH } from './geography';

/** Something that has a name on the map. */
export type LabelledPoint = {
  name: string;
  /** Its dot. */
  point: MapPoint;
  /** Units between the middle of its dot and its name. */
  clearance?: number;
  /** Its name is shown even where it covers the dot of another. */
  isRequired?: boolean;
};

/** A name beside its dot, on one or two lines. */
export type MapLabel = { lines: string[]; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };

/** The room that a name takes, in the map's units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The type's size, and the dots that a name may not cover. */
export type LabelRoom = { size: number; dots: MapPoint[] };

/** Names longer than this are broken at a hyphen or a space. */
const MAX_LINE_CHARACTERS = 14;
/** Of a letter, as a share of the type's size: a little more than the widest system face takes. */
const LETTER = 0.66;
const LINE_HEIGHT = 1.1;
/** What a long name has beside the one that people say: Saint-Dié-des-Vosges. */
const NAME_SUFFIX = /-(?:des|les|lès)-.+/;
/** Between two names on one line. */
const MIN_GAP = 3;
/** Half of a dot and the room around it. */
const DOT = 6;

/** Where a name may stand, best first: right and left of its dot, above and below it, then a little further away. */
const LABEL_OFFSETS: MapPoint[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
const SIDES = [1, 2, 3].flatMap((times) => LABEL_OFFSETS.map(({ x, y }) => ({ x: times * x, y: times * y })));

/**
 * Places names one after the other where they cover neither a dot nor an earlier name, and are nearer to their own dot
 * than to any other. What finds no room stays unnamed. `taken` are names that are there already, at their own size.
 */
export function placeLabels(
  labelledPoints: readonly LabelledPoint[],
  { size, dots, occupied = [] }: LabelRoom & { occupied?: Box[] },
): Map<LabelledPoint, MapLabel> {
  const boxes = [...occupied];
  const labels = new Map<LabelledPoint, MapLabel>();
  for (const item of labelledPoints) {
    const lines = breakName(item.name.replace(NAME_SUFFIX, ''));
    const candidates = SIDES.map((side) => labelAt(lines, side, size, item.clearance)).flatMap((label) => {
      const box = boxOf(item.point, label, size);
      const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0;
      if (
        !isInside ||
        boxes.some((placed) => overlaps({ ...box, right: box.right + MIN_GAP, left: box.left - MIN_GAP }, placed))
      )
        return [];
      const otherDots = dots.filter(({ x, y }) => x !== item.point.x || y !== item.point.y);
      const covered = otherDots.filter((dot) => covers(box, dot)).length;
      const isMisleading = covered > 0 || otherDots.some((dot) => gap(box, dot) <= gap(box, item.point));
      return { label, box, covered, isMisleading };
    });
    const minCovered = Math.min(...candidates.map(({ covered }) => covered));
    const chosen = candidates.find(({ covered, isMisleading }) =>
      item.isRequired ? covered === minCovered : !isMisleading,
    );
    if (!chosen) continue;
    boxes.push(chosen.box);
    labels.set(item, chosen.label);
  }
  return labels;
}

/** The room that a name takes on the map at a size of type. */
export function boxOf(point: MapPoint, { lines, dx, dy, anchor }: MapLabel, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  const left = point.x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const top = point.y + dy - size * 0.8;
  return { left, top, right: left + width, bottom: top + lines.length * size * LINE_HEIGHT };
}

function labelAt(lines: string[], { x, y }: MapPoint, size: number, clearance = DOT): MapLabel {
  const height = lines.length * size * LINE_HEIGHT;
  const distance = x === 0 ? clearance * Math.abs(y) : clearance * Math.max(0, Math.abs(y) - 1);
  // The block is centred on the dot, or stands above or below it.
  const top = y === 0 ? -height / 2 : y < 0 ? -height - distance : distance;
  return {
    lines,
    dx: x * clearance,
    dy: Math.round(top + size * 0.8),
    anchor: x === 0 ? 'middle' : x > 0 ? 'start' : 'end',
  };
}

/** In two lines of about equal length where a name is long. */
function breakName(name: string): string[] {
  if (name.length <= MAX_LINE_CHARACTERS) return [name];
  const breaks = [...name.matchAll(/[- ]/g)].map(({ index }) => index + 1);
  const middle = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle ? [name.slice(0, middle).trim(), name.slice(middle)] : [name];
}

/** True where a name lies on a dot. */
export function covers(box: Box, { x, y }: MapPoint): boolean {
  return overlaps(box, { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT });
}

/** From a point to the nearest edge of a name. */
function gap({ left, top, right, bottom }: Box, { x, y }: MapPoint): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
