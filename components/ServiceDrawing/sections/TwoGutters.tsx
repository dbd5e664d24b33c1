import type { Labels } from '../../../data/drawings';
import { box, fallingFrom, gutterOutline, type Point } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Drops, Label, Leaders, Tiles, Water } from '../shapes';

type Props = { labels: Labels<'nettoyage-cheneau'>; alternative: string };

const SCALE = 1.35;
const ROOF: Point = [0, 44];
const [GROUND, FOOT] = [242, 262];

/** A blocked gutter spills in front of the wall, a blocked one upon the wall spills into it. */
export function TwoGutters({ labels, alternative }: Props) {
  return (
    <Sheet height={316} alternative={alternative}>
      <path {...paint.wood} d={`M-5 ${GROUND}${box(330, FOOT - GROUND)}`} />
      <path {...paint.masonry} d={`M26 94${box(46, FOOT - 94)}`} />
      <path {...paint.wood} d={`M42 82${box(22, 12)}M98 92${box(4, 26)}`} />
      <Roof end={98} heads={[-27, 20, 67]} />
      <path {...paint.metal} d={`M103 110${gutterOutline(28)}`} />
      <path {...paint.moss} d="M104 111c3-8 7-4 9-8 3-4 6 0 9-1 6-2 6 6 9 10-4 17-22 17-27-1z" />
      <Water
        through={[
          [122, 99],
          [137, 101],
          [141, 124],
          [141, GROUND - 2],
        ]}
      />
      <g transform="translate(168)">
        <path {...paint.masonry} d={`M40 122h70V84h18v${FOOT - 84}H40z`} />
        <path {...paint.wood} d="M46 88h18v34H46z" />
        <Roof end={66} heads={[-15, 32]} />
        <path {...paint.metal} d="M68 92h4v25h36V76h22v5h-18v41H68z" />
        <path {...paint.moss} d="M72 117V96c5-8 9-1 13-5 4-5 9 2 13-1 5-3 8 1 10 4v23z" />
        <Water
          through={[
            [86, 94],
            [66, 88],
            [58, 120],
            [80, 156],
            [64, 216],
          ]}
        />
        <path {...paint.wrong} d="M40 130c-5 8-2 16-5 24s2 20-2 30 3 18 7 26z" />
      </g>
      <Drops
        at={[
          [190, 150],
          [194, 176],
          [189, 202],
        ]}
      />
      <path {...paint.paper} d={`M152-5${box(16, 330)}`} />
      <Leaders
        of={[
          [
            [106, 70],
            [116, 104],
          ],
          [
            [270, 62],
            [258, 98],
          ],
        ]}
      />
      <Label at={[6, 22]}>{labels.hung}</Label>
      <Label at={[174, 22]}>{labels.laid}</Label>
      <Label at={[88, 66]}>{labels.leaves}</Label>
      <Label at={[254, 58]}>{labels.leaves}</Label>
      <Label at={[6, 286]} tone="right">
        {labels.seen}
      </Label>
      <Label at={[174, 286]} tone="wrong">
        {labels.hidden}
      </Label>
    </Sheet>
  );
}

/** The last tiles of a slope, and its rafter cut plumb. */
function Roof({ end, heads }: { end: number; heads: number[] }) {
  const y = ROOF[1] + end * Math.tan(Math.PI / 6);
  return (
    <>
      <path {...paint.wood} d={`M0 ${ROOF[1]}L${end} ${Math.round(y)}v13L0 ${ROOF[1] + 13}z`} />
      <g transform={fallingFrom(ROOF)}>
        <Tiles scale={SCALE} heads={heads} />
      </g>
    </>
  );
}
