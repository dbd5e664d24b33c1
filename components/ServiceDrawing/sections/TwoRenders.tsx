import type { Labels } from '../../../data/drawings';
import { box } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Arrow, Drops, Label, Leaders, Water } from '../shapes';

type Props = { labels: Labels<'ravalement-facade'>; alternative: string };

const [TOP, GROUND, FOOT] = [62, 226, 252];
/** The house is drawn about its middle: half a room, then stone, then render. */
const MIDDLE = 160;
const [ROOM, STONE, RENDER] = [34, 46, 10];
const BED = (FOOT - TOP) / 10;
/** Beds and staggered joints of a stone wall. */
const JOINTS = Array.from(
  { length: 10 },
  (_, bed) => `M0 ${TOP + BED * bed}h${STONE}M${bed % 2 ? 15 : 29} ${TOP + BED * bed}v${BED}`,
).join('');

/** One house, its left wall rendered in cement and its right wall in lime: what rises from the ground leaves or stays. */
export function TwoRenders({ labels, alternative }: Props) {
  const [left, right] = [MIDDLE - ROOM - STONE, MIDDLE + ROOM];
  return (
    <Sheet height={306} alternative={alternative}>
      <path {...paint.wood} d={`M-5 ${GROUND}${box(330, 32)}`} />
      <path {...paint.paper} d={`M${MIDDLE - ROOM} ${TOP}${box(2 * ROOM, GROUND - TOP)}`} />
      <Wall at={left} damp={112} />
      <Wall at={right} damp={208} />
      <path {...paint.wrong} d={`M${left} ${TOP}h-${RENDER}v58l5 6 5-3zm0 190v-62l-6-4-4 7v59z`} />
      <path {...paint.tile} d="M160 8 44 75v8l116-67 116 67v-8z" />
      <path {...paint.wrong} d="M54 138l10 4-5 20 4 12-8 18-10-5z" />
      <path {...paint.wool} d={`M${right + STONE} ${TOP}${box(RENDER, FOOT - TOP)}`} />
      <Water
        through={[
          [left + 23, 246],
          [left + 23, 200],
          [left + 23, 126],
        ]}
      />
      <Drops
        at={[
          [133, 112],
          [136, 138],
          [133, 164],
        ]}
      />
      <Water
        through={[
          [right + 23, 246],
          [right + 23, 236],
          [right + 23, 218],
        ]}
      />
      <Arrow
        tone="right"
        through={[
          [236, 196],
          [262, 192],
          [294, 170],
        ]}
      />
      <Arrow
        tone="right"
        through={[
          [236, 222],
          [262, 218],
          [294, 196],
        ]}
      />
      <Leaders
        of={[
          [
            [28, 126],
            [50, 158],
          ],
        ]}
      />
      <Label at={[6, 24]} tone="wrong">
        {labels.cement}
      </Label>
      <Label at={[314, 24]} anchor="end" tone="right">
        {labels.lime}
      </Label>
      <Label at={[4, 104]} tone="wrong">
        {labels.slab}
      </Label>
      <Label at={[MIDDLE, 216]} anchor="middle">
        {labels.inside}
      </Label>
      <Label at={[6, 278]} tone="wrong">
        {labels.kept}
      </Label>
      <Label at={[314, 278]} anchor="end" tone="right">
        {labels.leaves}
      </Label>
    </Sheet>
  );
}

function Wall({ at, damp }: { at: number; damp: number }) {
  return (
    <g transform={`translate(${at})`}>
      <path {...paint.masonry} d={`M0 ${TOP}${box(STONE, FOOT - TOP)}`} />
      <path {...paint.water} d={`M0 ${FOOT}V${damp}q12-9 23 0t23 0V${FOOT}z`} />
      <path d={JOINTS} />
    </g>
  );
}
