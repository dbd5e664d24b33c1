import type { Labels } from '../../../data/drawings';
import { box, fallingFrom, onSlope, type Point } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Drops, Label, Leaders } from '../shapes';

type Props = { labels: Labels<'charpente'>; alternative: string };

/** Upper corner of each rafter, how long they are and how high. */
const [BEFORE, AFTER]: [Point, Point] = [
  [8, 14],
  [8, 192],
];
const [LENGTH, HEIGHT] = [262, 20];

/** A rafter's foot rots on the wall plate; sound wood stays, a new foot is scarfed to it over the purlin. */
export function SplicedRafter({ labels, alternative }: Props) {
  return (
    <Sheet height={380} alternative={alternative}>
      <Supports at={BEFORE} />
      <g transform={fallingFrom(BEFORE)}>
        <path {...paint.wood} d={`M0 0${box(LENGTH, HEIGHT)}`} />
        <path {...paint.wrong} d={`M${LENGTH} 0v${HEIGHT}h-66l10-5-5-4 11-3-4-4 9-4z`} />
      </g>
      <Drops at={[onSlope(BEFORE, 216, 40), onSlope(BEFORE, 232, 30), onSlope(BEFORE, 250, 34)]} />
      <Supports at={AFTER} />
      <g transform={fallingFrom(AFTER)}>
        <path {...paint.wood} d={`M0 0H66l72 ${HEIGHT}H0z`} />
        <path {...paint.wool} d={`M66 0H${LENGTH}v${HEIGHT}H138z`} />
        <path d="M84-3v26m36-26v26m-40-26h8m28 0h8m-44 26h8m28 0h8" />
      </g>
      <Leaders
        of={[
          [[204, 68], onSlope(BEFORE, 222, 2)],
          [
            [52, 108],
            [86, 94],
          ],
          [
            [172, 153],
            [204, 161],
          ],
          [[150, 226], onSlope(AFTER, 100, 2)],
          [[230, 258], onSlope(AFTER, 216, 1)],
          [[34, 252], onSlope(AFTER, 40, -16)],
        ]}
      />
      <Label at={[164, 62]} tone="wrong">
        {labels.rot}
      </Label>
      <Label at={[8, 114]}>{labels.purlin}</Label>
      <Label at={[100, 156]}>{labels.plate}</Label>
      <Label at={[120, 221]} tone="right">
        {labels.scarf}
      </Label>
      <Label at={[206, 252]} tone="right">
        {labels.foot}
      </Label>
      <Label at={[4, 266]}>{labels.sound}</Label>
    </Sheet>
  );
}

/** Purlin, and wall plate on its wall, under a rafter that begins there. */
function Supports({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...paint.masonry} d="M176 156v36h70v-50h-20v14z" />
      <path {...paint.wood} d={`M70 62${box(22, 40)}M190 126${box(28, 30)}`} />
    </g>
  );
}
