import { paint } from '../ServiceDrawing/paint';
import {
  BREADTH,
  box,
  EAVES,
  edge,
  face,
  field,
  LEAN_TO,
  LENGTH,
  onFront,
  onHip,
  onLeanTo,
  onWing,
  seen,
  TAN,
  WING,
} from './house';

const MIDDLE = BREADTH / 2;
const FRONT = -WING.forward;
const LEFT = WING.right - 2 * WING.half;
/** Rows of tiles: every so far up a slope. */
const ROW = 10;
const ups = (to: number) => Array.from({ length: Math.floor(to / ROW) }, (_, index) => (index + 1) * ROW);
/** The opening in the great slope: where each layer begins, and how high it reaches. */
const CUT = { rafters: 92, underlay: 114, battens: 140, tiles: 157, high: 38 };
/** Where the gutter begins, so that the fascia shows beside it, and where it ends. */
const [GUTTER, GUTTER_END] = [128, 195];
const CHIMNEY = [32, 50] as const;

/** A house with a wing, a hip and a lean-to, a part of its great slope laid open. */
export function House() {
  return (
    <>
      <Walls />
      <GreatSlope />
      <Opening />
      <Wing />
      <Details />
    </>
  );
}

function Walls() {
  const side = LENGTH - 5;
  const { from, to, out } = LEAN_TO;
  return (
    <>
      <path
        {...paint.masonry}
        d={
          face([side, 5, 0], [side, BREADTH - 5, 0], [side, BREADTH - 5, EAVES], [side, 5, EAVES]) +
          face([WING.right - 5, 5, 0], [side, 5, 0], [side, 5, EAVES], [WING.right - 5, 5, EAVES])
        }
      />
      <path
        {...paint.masonry}
        d={
          face([side, from + 3, 0], [side + out - 4, from + 3, 0], onLeanTo(out - 4, from + 3), onLeanTo(0, from + 3)) +
          face(
            [side + out - 4, from + 3, 0],
            [side + out - 4, to, 0],
            onLeanTo(out - 4, to),
            onLeanTo(out - 4, from + 3),
          )
        }
      />
    </>
  );
}

function GreatSlope() {
  const { from, to, out } = LEAN_TO;
  return (
    <>
      <path
        {...paint.tile}
        d={
          face(onHip(0, 0), onHip(0, BREADTH), onHip(MIDDLE, MIDDLE)) +
          face(onFront(LEFT, 0), onFront(LENGTH, 0), onFront(LENGTH - MIDDLE, MIDDLE), onFront(0, MIDDLE)) +
          face(onLeanTo(0, from), onLeanTo(out, from), onLeanTo(out, to), onLeanTo(0, to))
        }
      />
      <path
        {...paint.faint}
        d={[
          ...ups(MIDDLE).map((y) => edge(onFront(Math.max(WING.right - y, 0), y), onFront(LENGTH - y, y))),
          ...ups(MIDDLE).map((up) => edge(onHip(up, up), onHip(up, BREADTH - up))),
          ...ups(out).map((up) => edge(onLeanTo(up, from), onLeanTo(up, to))),
        ].join('')}
      />
    </>
  );
}

function Opening() {
  const { rafters, underlay, battens, tiles, high } = CUT;
  return (
    <>
      <path {...paint.paper} d={field(rafters, tiles, 0, high)} />
      <path {...paint.wood} d={field(rafters, underlay, 20, 27)} />
      <path {...paint.wood} d={[94, 107].map((x) => field(x, x + 5, 0, high)).join('')} />
      <path {...paint.wool} d={field(underlay, tiles, 0, high)} />
      {/* Over the rafters: they hold the battens off the underlay. */}
      <path {...paint.wood} d={[123, 133, 146].map((x) => field(x, x + 3, 0, high)).join('')} />
      <path
        {...paint.wood}
        d={ups(high)
          .map((y) => field(battens, tiles, y - 4, y))
          .join('')}
      />
    </>
  );
}

function Wing() {
  const { right, half } = WING;
  const wall = FRONT + 4;
  const [x, y] = seen([right - half, wall, 40]);
  return (
    <>
      <path
        {...paint.masonry}
        d={
          face([right - 5, wall, 0], [right - 5, 5, 0], [right - 5, 5, EAVES], [right - 5, wall, EAVES]) +
          face(
            [LEFT + 5, wall, 0],
            [right - 5, wall, 0],
            [right - 5, wall, EAVES],
            [right - half, wall, EAVES + 19],
            [LEFT + 5, wall, EAVES],
          )
        }
      />
      <path {...paint.paper} d={`M${x - 8} ${y}${box(16, 22)}m8 0v22`} />
      <path {...paint.right} d={`M${x - 17} ${y}${box(8, 22)}m26 0${box(8, 22)}`} />
      <path {...paint.tile} d={face(onWing(0, FRONT), onWing(0, 0), onWing(half, half), onWing(half, FRONT))} />
      <path
        {...paint.faint}
        d={ups(half)
          .map((up) => edge(onWing(up, FRONT), onWing(up, up)))
          .join('')}
      />
      <path
        {...paint.metal}
        d={face(onWing(0, 0), onFront(right + 5, 0), onFront(right - half + 3, half + 2), onWing(half, half))}
      />
      <path
        {...paint.wood}
        d={face(
          [LEFT - 4, FRONT, EAVES - 2],
          [right - half, FRONT, EAVES + half * TAN],
          [right + 4, FRONT, EAVES - 2],
          [right + 4, FRONT, EAVES - 7],
          [right - half, FRONT, EAVES + half * TAN - 5],
          [LEFT - 4, FRONT, EAVES - 7],
        )}
      />
    </>
  );
}

/** Ridge, hip and chimney with their caps; what is zinc; what leads the water away. */
function Details() {
  const [near, far] = CHIMNEY;
  const foot = onFront(near, 48);
  const top = foot[2] + 38;
  const [ventX, ventY] = seen(onFront(80, 62));
  const [gutterX, gutterY] = seen(onFront(GUTTER, 0));
  const [pipeX, pipeY] = seen(onFront(GUTTER_END - 6, 0));
  const [fasciaX] = seen(onFront(WING.right + 4, 0));
  return (
    <>
      <path
        {...paint.cap}
        d={
          edge(onFront(0, MIDDLE), onHip(MIDDLE, MIDDLE), onHip(0, 0)) + edge(onHip(MIDDLE, MIDDLE), onHip(0, BREADTH))
        }
      />
      <path
        {...paint.metal}
        d={
          face(onFront(near - 4, 44), onFront(far + 4, 44), onFront(far + 4, 64), onFront(near - 4, 64)) +
          `M${ventX - 5} ${ventY}q5-9 10 0z` +
          face(onLeanTo(0, LEAN_TO.from), onLeanTo(0, LEAN_TO.to), onLeanTo(-1, LEAN_TO.to), onLeanTo(-5, LEAN_TO.from))
        }
      />
      <path
        {...paint.masonry}
        d={
          face(foot, onFront(far, 48), [far, 48, top], [near, 48, top]) +
          face(onFront(far, 48), onFront(far, 60), [far, 60, top], [far, 48, top]) +
          face([near, 48, top], [far, 48, top], [far, 60, top], [near, 60, top])
        }
      />
      <path {...paint.wood} d={`M${fasciaX} ${gutterY}${box(seen(onFront(LENGTH, 0))[0] - fasciaX, 7)}`} />
      <path
        {...paint.metal}
        d={[
          face(
            [LENGTH, 0, EAVES - 1],
            [LENGTH, BREADTH, EAVES - 1],
            [LENGTH, BREADTH, EAVES - 6],
            [LENGTH, 0, EAVES - 6],
          ),
          `M${pipeX} ${pipeY + 4}${box(5, EAVES - 6)}M${gutterX} ${gutterY + 1}${box(GUTTER_END - GUTTER + 3, 5)}`,
        ].join('')}
      />
    </>
  );
}
