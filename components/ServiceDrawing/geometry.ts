/** A place in a drawing, in its own units; a drawing is 320 wide, as the narrowest phone. */
export type Point = readonly [x: number, y: number];

/** The one pitch of the site, in degrees. */
export const PITCH = 30;

const round = (value: number) => Math.round(value * 10) / 10;
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Turns what is measured along a slope into what stands on it: a roof that falls to the right from `origin`. */
export function fallingFrom([x, y]: Point): string {
  return `translate(${x} ${y})rotate(${PITCH})`;
}

/** A place on that roof, so far down its slope and so far above it, as the drawing counts. */
export function onSlope([x, y]: Point, along: number, above = 0): Point {
  const angle = (PITCH * Math.PI) / 180;
  return [x + along * Math.cos(angle) + above * Math.sin(angle), y + along * Math.sin(angle) - above * Math.cos(angle)];
}

/** Straight lines from place to place. */
export function straight(...points: Point[]): string {
  return `M${points.map(write).join(' ')}`;
}

/** A smooth line that passes near the places between its ends, as water and air do. */
export function smooth(...points: Point[]): string {
  return points.reduce((path, point, index) => {
    const next = points[index + 1];
    if (index === 0) return `M${write(point)}`;
    if (!next || index === points.length - 2) return next ? `${path}Q${write(point)}` : `${path} ${write(point)}`;
    return `${path}Q${write(point)} ${write([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  }, '');
}

/** The same outline at several places. */
export function repeated(outline: string, places: Point[]): string {
  return places.map((place) => `M${write(place)}${outline}`).join('');
}

/** As many places as `count`, `step` apart along a slope from `first`. */
export function row(count: number, step: number, [x, y]: Point): Point[] {
  return Array.from({ length: count }, (_, index) => [x + index * step, y]);
}

/** Real sizes, in centimetres: an interlocking clay tile, what it shows of itself, and what it lies on. */
export const CM = { tile: 42, gauge: 35, thick: 3, nib: 2.4, batten: 4, battenHigh: 2.7, rafter: 8 } as const;

/** A tile rises over the head of the one below by its own thickness, from one batten to the next. */
export const TILE_RISE = CM.thick / CM.gauge;

/**
 * A tile cut along the slope, from the lower corner of its head, which lies on a batten. Its nib hangs behind the
 * batten, its foot lies on the head of the tile below: a tile is a little flatter than its roof.
 */
export function tileOutline(scale: number, { nib = true } = {}): string {
  const [length, thick, hook] = [CM.tile * scale, CM.thick * scale, CM.nib * scale];
  const rise = length * TILE_RISE;
  const under = nib ? `v${round(hook)}h${round(hook)}v${round(-hook)}l${round(length - hook)}` : `l${round(length)}`;
  return `${under} ${round(-rise)}v${round(-thick)}l${round(-length)} ${round(rise)}z`;
}

/** A rectangle as an outline. */
export function box(width: number, height: number): string {
  return `h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** A half-round gutter as an outline, hung by its left edge; the bead is at its outer edge, a little lower. */
export function gutterOutline(width: number): string {
  const half = round(width / 2);
  return `v2a${half} ${half} 0 0 0 ${round(width)} 2a2 2 0 1 0-2-2`;
}
