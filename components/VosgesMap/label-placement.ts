import { type MapPoint, WIDTH } from './geography';

/** A point on the map with a name. */
export type LabelledPoint = {
  name: string;
  /** Position of the dot. */
  point: MapPoint;
  /** Distance in map units from the middle of the dot to the name. */
  clearance?: number;
  /** If true, the name is shown even if it covers another dot. */
  isRequired?: boolean;
};

/** A name on one or two lines, with its offset from the dot. */
export type MapLabel = { lines: string[]; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };

/** Area of a name in map units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Font size of names, and the dots that a name must not cover. */
export type LabelRoom = { size: number; dots: MapPoint[] };

/** Maximum length of a line. Longer names are broken at a hyphen or a space. */
const MAX_LINE_CHARACTERS = 14;
/** Width of a letter as a share of the font size, slightly more than in the widest system font. */
const LETTER_WIDTH = 0.66;
const LINE_HEIGHT = 1.1;
/** Matches the end of a long name that people leave out, as in Saint-Dié-des-Vosges. */
const NAME_SUFFIX = /-(?:des|les|lès)-.+/;
/** Minimum gap in map units between two names on one line. */
const MIN_GAP = 3;
/** Radius of a dot with the space around it. */
const DOT_RADIUS = 6;

/** Positions of a name around its dot, from best to worst: right and left, above and below, then farther away. */
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
const CANDIDATE_OFFSETS = [1, 2, 3].flatMap((factor) =>
  LABEL_OFFSETS.map(({ x, y }) => ({ x: factor * x, y: factor * y })),
);

/**
 * Places names in the given order. Each name covers neither a dot nor an earlier name, and is nearer to its own dot
 * than to any other dot. Names without such a position are left out. `occupied` are the areas of names that are already
 * placed.
 */
export function placeLabels(
  labelledPoints: readonly LabelledPoint[],
  { size, dots, occupied = [] }: LabelRoom & { occupied?: Box[] },
): Map<LabelledPoint, MapLabel> {
  const boxes = [...occupied];
  const labels = new Map<LabelledPoint, MapLabel>();
  for (const item of labelledPoints) {
    const lines = breakName(item.name.replace(NAME_SUFFIX, ''));
    const candidates = CANDIDATE_OFFSETS.map((side) => labelAt(lines, side, size, item.clearance)).flatMap((label) => {
      const box = boxOf(item.point, label, size);
      const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0;
      if (
        !isInside ||
        boxes.some((placedBox) => overlaps({ ...box, right: box.right + MIN_GAP, left: box.left - MIN_GAP }, placedBox))
      )
        return [];
      const otherDots = dots.filter(({ x, y }) => x !== item.point.x || y !== item.point.y);
      const coveredDotCount = otherDots.filter((dot) => covers(box, dot)).length;
      const isMisleading =
        coveredDotCount > 0 || otherDots.some((dot) => distanceToBox(box, dot) <= distanceToBox(box, item.point));
      return { label, box, coveredDotCount, isMisleading };
    });
    const minCovered = Math.min(...candidates.map(({ coveredDotCount }) => coveredDotCount));
    const bestCandidate = candidates.find(({ coveredDotCount, isMisleading }) =>
      item.isRequired ? coveredDotCount === minCovered : !isMisleading,
    );
    if (!bestCandidate) continue;
    boxes.push(bestCandidate.box);
    labels.set(item, bestCandidate.label);
  }
  return labels;
}

/** Returns the area of a name at a font size. */
export function boxOf(point: MapPoint, { lines, dx, dy, anchor }: MapLabel, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER_WIDTH;
  const left = point.x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const top = point.y + dy - size * 0.8;
  return { left, top, right: left + width, bottom: top + lines.length * size * LINE_HEIGHT };
}

function labelAt(lines: string[], { x, y }: MapPoint, size: number, clearance = DOT_RADIUS): MapLabel {
  const height = lines.length * size * LINE_HEIGHT;
  const distance = x === 0 ? clearance * Math.abs(y) : clearance * Math.max(0, Math.abs(y) - 1);
  // The block is centred vertically on the dot, or is above or below the dot.
  const top = y === 0 ? -height / 2 : y < 0 ? -height - distance : distance;
  return {
    lines,
    dx: x * clearance,
    dy: Math.round(top + size * 0.8),
    anchor: x === 0 ? 'middle' : x > 0 ? 'start' : 'end',
  };
}

/** Breaks a long name into two lines of similar length. */
function breakName(name: string): string[] {
  if (name.length <= MAX_LINE_CHARACTERS) return [name];
  const breaks = [...name.matchAll(/[- ]/g)].map(({ index }) => index + 1);
  const middle = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle ? [name.slice(0, middle).trim(), name.slice(middle)] : [name];
}

/** Returns whether a name covers a dot. */
export function covers(box: Box, { x, y }: MapPoint): boolean {
  return overlaps(box, { left: x - DOT_RADIUS, top: y - DOT_RADIUS, right: x + DOT_RADIUS, bottom: y + DOT_RADIUS });
}

/** Returns the distance from a point to the nearest edge of a name. */
function distanceToBox({ left, top, right, bottom }: Box, { x, y }: MapPoint): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
