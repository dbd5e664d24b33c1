/** A point of the sheet, in its own units. */
export type Point = readonly [x: number, y: number];

/** A point of the house: along its front, into its depth, above the ground. */
export type Point3d = readonly [x: number, y: number, z: number];

/** How steep every roof is. */
export const TAN = Math.tan(Math.PI / 6);
/** Where the corner of front and wing would stand on the sheet, were there no wing. */
const ORIGIN: Point = [24, 182];
/** Depth runs up to the right at the angle of the roof, shortened. */
const DEPTH = 0.7;

/** Length and depth of the house, and height of its eaves. */
export const [LENGTH, BREADTH, EAVES] = [196, 150, 56];
/** The wing before it: its right edge, how far it comes forward, and half its width. */
export const WING = { right: 86, forward: 45, half: 38 };
/** The lean-to at its right end: how far it reaches out, from where to where, and how high it meets the wall. */
export const LEAN_TO = { out: 30, from: 40, to: 110, top: 44 };

/** Where a point of the house lies on the sheet: what faces us is true, and so is the pitch of its gable. */
export function seen([x, y, z]: Point3d): Point {
  return [Math.round(ORIGIN[0] + x + y * DEPTH * Math.cos(Math.PI / 6)), Math.round(ORIGIN[1] - z - (y * DEPTH) / 2)];
}

/** A rectangle as an outline, from where the path has come. */
export function box(width: number, height: number): string {
  return `h${width}v${height}h${-width}z`;
}

/** Straight lines from point to point of the sheet. */
export function straight(...points: Point[]): string {
  return `M${points.map((point) => point.join(' ')).join(' ')}`;
}

/** An outline through points of the house. */
export function face(...points: Point3d[]): string {
  return `${straight(...points.map(seen))}z`;
}

/** A line through points of the house. */
export function edge(...points: Point3d[]): string {
  return straight(...points.map(seen));
}

/** A point on the great slope that faces us, `y` into the depth. */
export function onFront(x: number, y: number): Point3d {
  return [x, y, EAVES + y * TAN];
}

/** A point on the wing's right slope, `up` from its eaves. */
export function onWing(up: number, y: number): Point3d {
  return [WING.right - up, y, EAVES + up * TAN];
}

/** A point on the hip, `up` from its eaves. */
export function onHip(up: number, y: number): Point3d {
  return [LENGTH - up, y, EAVES + up * TAN];
}

/** A point on the lean-to, so far out from the wall. */
export function onLeanTo(out: number, y: number): Point3d {
  return [LENGTH - 5 + out, y, LEAN_TO.top - out * TAN];
}

/** A field of the great slope between two points along it and two up it. */
export function field(left: number, right: number, low: number, high: number): string {
  return face(onFront(left, low), onFront(right, low), onFront(right, high), onFront(left, high));
}
