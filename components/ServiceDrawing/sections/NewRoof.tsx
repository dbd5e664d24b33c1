import type { Labels } from '../../../data/drawings';
import { box, type Point, repeated, row } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Label, Leaders } from '../shapes';

type Props = { labels: Labels<'changement-toiture'>; alternative: string };

/** Height of the slope, what one row of tiles shows of it, and how far rafters stand apart. */
const [SLOPE, GAUGE, APART] = [174, 29, 36];
const RAFTERS = row(6, APART, [6, -SLOPE]);
/** Where each layer begins, counted along the eaves. */
const FROM = { underlay: 60, battens: 130, tiles: 160 };
const END = 214;
const EAVES: Point = [2, 190];

/** A place on the slope, so far along the eaves and so far up. */
const on = (along: number, up: number): Point => [EAVES[0] + along + up * Math.tan(Math.PI / 6), EAVES[1] - up];

/** A new roof, each layer laid bare beside the one that covers it: from the rafters to the tiles. */
export function NewRoof({ labels, alternative }: Props) {
  const rows = row(6, GAUGE, [-SLOPE, 0]).map(([y]) => y);
  return (
    <Sheet height={256} alternative={alternative}>
      <g transform={`translate(${EAVES.join(' ')})skewX(-30)`}>
        <path {...paint.wood} d={repeated(box(11, SLOPE), RAFTERS)} />
        <path {...paint.wool} d={`M${FROM.underlay}-${SLOPE}${box(END - FROM.underlay, SLOPE + 5)}`} />
        <path {...paint.broken} d={[58, 116].map((up) => `M${FROM.underlay}-${up}H${END}`).join('')} />
        <path
          {...paint.wood}
          d={repeated(
            box(7, SLOPE),
            RAFTERS.slice(3).map(([x, y]) => [x + 2, y]),
          )}
        />
        <path
          {...paint.wood}
          d={repeated(
            box(END - FROM.battens, 6),
            rows.map((y) => [FROM.battens, y + GAUGE - 9]),
          )}
        />
        <path
          {...paint.tile}
          d={rows
            .map((y) => repeated(`v${GAUGE + 4}q9 6 18 0v-${GAUGE + 4}z`, row(3, 18, [FROM.tiles, y])))
            .reverse()
            .join('')}
        />
      </g>
      <Leaders
        of={[
          [[24, 204], on(12, 26)],
          [[94, 204], on(88, 26)],
          [[134, 228], on(118, 12)],
          [[180, 204], on(146, GAUGE + 6)],
          [[250, 204], on(190, 40)],
        ]}
      />
      <Label at={[4, 218]}>{labels.rafter}</Label>
      <Label at={[78, 218]}>{labels.underlay}</Label>
      <Label at={[92, 244]}>{labels.counter}</Label>
      <Label at={[160, 218]}>{labels.batten}</Label>
      <Label at={[234, 218]}>{labels.tile}</Label>
    </Sheet>
  );
}
