import type { Labels } from '../../../data/drawings';
import { box, CM, fallingFrom, onSlope, type Point, TILE_RISE, tileOutline } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Drops, Label, Leaders, Tiles, Water } from '../shapes';

type Props = { labels: Labels<'reparations-diverses'>; alternative: string };

const SCALE = 1.05;
const RAFTER = CM.rafter * SCALE;
/** Left end of the rafter's upper face. */
const TOP: Point = [0, 46];
const HEADS = Array.from({ length: 11 }, (_, index) => index * CM.gauge * SCALE - 20);
const LOOSE = 2;
const SLIP = 22;
const CEILING = 266;

/** Water enters where a tile has slipped, follows batten and rafter, and drips where a purlin stops it. */
export function SlippedTile({ labels, alternative }: Props) {
  const on = (along: number, above: number) => onSlope(TOP, along, above);
  const head = HEADS[LOOSE]!;
  const gap = on(head + 7, 4);
  const purlin = 292;
  const corner = on(purlin - 3, -RAFTER - 32);
  return (
    <Sheet height={300} alternative={alternative}>
      <path {...paint.masonry} d={`M-5 ${CEILING}${box(330, 7)}`} />
      <path {...paint.wrong} d={`M${corner[0] - 30} ${CEILING + 7}c4 9 10 3 16 6s12 4 20 2 16 1 24-8z`} />
      <g transform={fallingFrom(TOP)}>
        <path {...paint.wood} d={`M-40 0${box(430, RAFTER)}M${purlin} ${RAFTER}${box(13, 30)}`} />
        <Tiles scale={SCALE} heads={HEADS} without={LOOSE} />
        <path
          {...paint.wrong}
          d={`M${head + SLIP} ${-CM.battenHigh * SCALE - SLIP * TILE_RISE - 0.6}${tileOutline(SCALE, { nib: false })}`}
        />
      </g>
      <Water
        through={[
          [gap[0] + 4, 10],
          gap,
          on(head + 8, -RAFTER),
          on(head + 16, -RAFTER - 4),
          on(purlin - 16, -RAFTER - 4),
          on(purlin - 4, -RAFTER - 6),
          corner,
          [corner[0], corner[1] + 8],
        ]}
      />
      <Drops at={[[corner[0], corner[1] + 14]]} />
      <path d={`M${gap[0]} 222v22m0-8H${corner[0] - 10}m0-14v22`} />
      <Leaders
        of={[
          [[132, 57], on(head + 44, 8)],
          [[30, 143], on(HEADS[1]! + 5, 1)],
          [[112, 182], on(180, -4)],
          [[268, 232], on(purlin + 8, -RAFTER - 18)],
        ]}
      />
      <Label at={[112, 50]} tone="wrong">
        {labels.tile}
      </Label>
      <Label at={[10, 156]}>{labels.batten}</Label>
      <Label at={[70, 194]}>{labels.rafter}</Label>
      <Label at={[254, 246]}>{labels.purlin}</Label>
      <Label at={[(gap[0] + corner[0]) / 2, 230]} anchor="middle">
        {labels.distance}
      </Label>
      <Label at={[corner[0] - 36, 292]} anchor="end" tone="wrong">
        {labels.stain}
      </Label>
    </Sheet>
  );
}
