import type { Labels } from '../../../data/drawings';
import { box, CM, fallingFrom, gutterOutline, onSlope, type Point, repeated, TILE_RISE } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Arrow, Label, Leaders, Tiles } from '../shapes';

type Props = { labels: Labels<'renovation-toiture'>; alternative: string };

const SCALE = 2.4;
const RAFTER = CM.rafter * SCALE;
const BATTEN = CM.battenHigh * SCALE;
const COUNTER = 12;
const HEADS = [-8, 76, 160];
const BATTENS = HEADS.map((head) => head + CM.nib * SCALE);
/** Where the rafters end, along the slope. */
const END = 242;
/** The last batten is as much higher as there is no tile under the last tile's foot. */
const LAST = BATTEN + CM.thick * SCALE - 14 * TILE_RISE;
/** What a batten holds up lies level: as long on the slope as this, for its height. */
const POOL = BATTEN / Math.tan(Math.PI / 6);
const [HELD, FREED]: [Point, Point] = [
  [4, 34],
  [4, 228],
];

/** Battens straight on the underlay hold the water up; on counter-battens they let it run to the gutter. */
export function CounterBatten({ labels, alternative }: Props) {
  return (
    <Sheet height={396} alternative={alternative}>
      <Eaves at={HELD} />
      <g transform={fallingFrom(HELD)}>
        <path {...paint.wood} d={`M${END - 16}-${LAST + 1.5}${box(10, LAST)}`} />
        <Tiles scale={SCALE} heads={HEADS} above={1.5} />
        <path
          {...paint.wrong}
          d={repeated(
            box(CM.batten * SCALE, BATTEN),
            BATTENS.map((x) => [x, -BATTEN - 1.5]),
          )}
        />
        <path
          {...paint.water}
          d={[...BATTENS, END - 16].map((x) => `M${x}-1.5v-${BATTEN}l-${POOL} ${BATTEN}z`).join('')}
        />
      </g>
      <Eaves at={FREED} />
      <g transform={fallingFrom(FREED)}>
        <path {...paint.masonry} d={`M-30-${COUNTER + 1.5}${box(END + 30, COUNTER)}`} />
        <path {...paint.water} d={`M-30-4.5${box(END + 34, 3)}`} />
        <path {...paint.wood} d={`M${END - 16}-${LAST + COUNTER + 1.5}${box(10, LAST)}`} />
        <Tiles scale={SCALE} heads={HEADS} above={COUNTER + 1.5} />
      </g>
      <Arrow tone="right" through={[onSlope(FREED, END, 9), onSlope(FREED, 100, 9), onSlope(FREED, 20, 9)]} />
      <Leaders
        of={[
          [[92, 146], onSlope(HELD, 80, 4)],
          [[176, 56], onSlope(HELD, 172, 4)],
          [[40, 330], onSlope(FREED, 60, 1)],
          [[130, 362], onSlope(FREED, 190, 3)],
          [[150, 244], onSlope(FREED, 74, 9)],
          [[256, 219], onSlope(FREED, 216, 7)],
        ]}
      />
      <Label at={[316, 20]} anchor="end" tone="wrong">
        {labels.without}
      </Label>
      <Label at={[316, 214]} anchor="end" tone="right">
        {labels.with}
      </Label>
      <Label at={[40, 160]} tone="wrong">
        {labels.held}
      </Label>
      <Label at={[164, 50]} tone="wrong">
        {labels.batten}
      </Label>
      <Label at={[6, 344]}>{labels.underlay}</Label>
      <Label at={[70, 376]} tone="right">
        {labels.freed}
      </Label>
      <Label at={[108, 240]} tone="right">
        {labels.air}
      </Label>
    </Sheet>
  );
}

/** Rafter, fascia and gutter, with the underlay that ends in it. */
function Eaves({ at }: { at: Point }) {
  const [x, y] = onSlope(at, END).map(Math.round) as [number, number];
  return (
    <>
      <g transform={fallingFrom(at)}>
        <path {...paint.wood} d={`M-30 0H${END}l${RAFTER * Math.tan(Math.PI / 6)} ${RAFTER}H-30z`} />
      </g>
      <path {...paint.wood} d={`M${x} ${y - 2}${box(6, 36)}`} />
      <path {...paint.metal} d={`M${x + 7} ${y + 8}${gutterOutline(36)}`} />
      <g transform={fallingFrom(at)}>
        <path {...paint.membrane} d={`M-30-1H${END + 12}`} />
      </g>
    </>
  );
}
