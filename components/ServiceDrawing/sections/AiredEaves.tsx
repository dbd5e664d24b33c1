import type { Labels } from '../../../data/drawings';
import { box, fallingFrom, gutterOutline, type Point } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Arrow, Label, Leaders, Tiles } from '../shapes';

type Props = { labels: Labels<'dessous-de-toit'>; alternative: string };

const SCALE = 1.6;
const TOP: Point = [0, 16];
const HEADS = [-32, 24, 80, 136, 192, 248];
/** Inner and outer face of the wall, and where the rafters end. */
const [INNER, OUTER, END] = [158, 200, 266];
const SOFFIT = 212;

/** How deep the upper face of the rafters lies at a place. */
const rafterAt = (x: number) => TOP[1] + x * Math.tan(Math.PI / 6);

/** Air comes in through the grille, passes over the wool and under the tiles, and leaves near the ridge. */
export function AiredEaves({ labels, alternative }: Props) {
  return (
    <Sheet height={296} alternative={alternative}>
      <path {...paint.wool} d={`M-5 178H${INNER - 10}q9 16 0 34H-5z`} />
      <path {...paint.masonry} d={`M-5 212${box(170, 7)}M${INNER} 158${box(OUTER - INNER, 150)}`} />
      <path {...paint.wood} d={`M168 130${box(24, 28)}`} />
      <path {...paint.wood} d={`M-10 ${rafterAt(-10)}L${END} ${rafterAt(END)}v15L-10 ${rafterAt(-10) + 15}z`} />
      <g transform={fallingFrom(TOP)}>
        <Tiles scale={SCALE} heads={HEADS} />
      </g>
      <path {...paint.wood} d={`M${END} ${rafterAt(END) - 7}${box(5, SOFFIT - rafterAt(END) + 14)}`} />
      <path {...paint.metal} d={`M${END + 6} ${rafterAt(END) + 4}${gutterOutline(27)}`} />
      <path {...paint.paper} d={`M${OUTER} ${SOFFIT}${box(12, 5)}M232 ${SOFFIT}${box(END - 232, 5)}`} />
      <path {...paint.grille} d={`M214 ${SOFFIT + 2.5}h18`} />
      <Arrow
        tone="right"
        through={[
          [222, 286],
          [222, 232],
          [222, 166],
          [196, 134],
          [150, 116],
          [104, 104],
          [28, 70],
        ]}
      />
      <Leaders
        of={[
          [
            [30, 230],
            [46, 196],
          ],
          [
            [240, 260],
            [230, SOFFIT + 4],
          ],
          [
            [282, 232],
            [256, SOFFIT + 3],
          ],
          [
            [296, 111],
            [END + 3, 172],
          ],
        ]}
      />
      <Label at={[8, 244]}>{labels.wool}</Label>
      <Label at={[8, 138]} tone="right">
        {labels.air}
      </Label>
      <Label at={[226, 272]}>{labels.grille}</Label>
      <Label at={[316, 244]} anchor="end">
        {labels.soffit}
      </Label>
      <Label at={[316, 104]} anchor="end">
        {labels.fascia}
      </Label>
    </Sheet>
  );
}
