import type { Labels } from '../../../data/drawings';
import { box, CM, fallingFrom, onSlope, type Point, tileOutline } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Drops, Label, Leaders, Tiles, Water } from '../shapes';

type Props = { labels: Labels<'demoussage-nettoyage-toiture'>; alternative: string };

const SCALE = 2.6;
const RAFTER = CM.rafter * SCALE;
const TOP: Point = [0, 66];
const HEADS = [-130, -39, 52, 143, 234, 325];
const LIFTED = 3;

/** Moss grows into a lap, holds water there and lifts the tile: wind drives rain through. */
export function LiftedTile({ labels, alternative }: Props) {
  const on = (along: number, above: number) => onSlope(TOP, along, above);
  return (
    <Sheet height={294} alternative={alternative}>
      <g transform={fallingFrom(TOP)}>
        <path {...paint.wood} d={`M-40 0${box(430, RAFTER)}`} />
        <Tiles scale={SCALE} heads={HEADS} without={LIFTED} />
        <path {...paint.moss} d="M230-16 300-21c4-8-5-14-11-9-2-9-13-11-17-4-3-7-14-6-14 1l-28 14z" />
        <path {...paint.tile} d={`M143-7${tileOutline(SCALE)}`} transform="rotate(-5 143-7)" />
      </g>
      <Drops at={[on(263, 30), on(276, 27), on(290, 25)]} />
      <Water through={[[30, 14], on(48, 30), on(80, 29), on(126, 33)]} />
      <Water through={[[318, 104], [296, 120], on(268, 37), on(242, 14)]} />
      <Leaders
        of={[
          [[62, 190], on(62, 14)],
          [[200, 88], on(206, 20)],
          [[206, 252], on(284, 26)],
          [[176, 220], on(240, 3)],
        ]}
      />
      <Label at={[8, 206]} tone="right">
        {labels.lap}
      </Label>
      <Label at={[140, 82]} tone="wrong">
        {labels.lifted}
      </Label>
      <Label at={[316, 40]} anchor="end">
        {labels.wind}
      </Label>
      <Label at={[156, 266]} tone="wrong">
        {labels.moss}
      </Label>
      <Label at={[124, 234]}>{labels.batten}</Label>
    </Sheet>
  );
}
