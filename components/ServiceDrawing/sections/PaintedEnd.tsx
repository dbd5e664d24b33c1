import type { Labels } from '../../../data/drawings';
import { box } from '../geometry';
import * as paint from '../paint';
import { Sheet } from '../Sheet';
import { Drops, Label, Leaders, Water } from '../shapes';

type Props = { labels: Labels<'peinture-boiserie'>; alternative: string };

/** The foot of a shutter, cut: bare end grain drinks, an end painted as the faces lets the water drip. */
export function PaintedEnd({ labels, alternative }: Props) {
  return (
    <Sheet height={304} alternative={alternative}>
      <path {...paint.wood} d={`M52 36${box(48, 170)}`} />
      <path {...paint.water} d="M52 206v-54q12-14 24-4t24-8v66z" />
      <path {...paint.right} d="M44 36h8v116l-8-6zm56 0h8v100l-8 8z" />
      <path {...paint.wrong} d="M40 160l8 6-2 16-8-4zm68-6 8-2 2 18-8 8z" />
      <path d="M64 36v170m12-170v170m12-170v170" />
      <Water
        through={[
          [64, 240],
          [64, 200],
          [64, 172],
        ]}
      />
      <Water
        through={[
          [88, 240],
          [88, 200],
          [88, 168],
        ]}
      />
      <g transform="translate(246)">
        <path {...paint.wood} d={`M0 36${box(48, 164)}`} />
        <path d="M12 36v164m12-164v164m12-164v164" />
        <path {...paint.metal} d="M0 62v138h48V36h6v170H-6V62z" />
        <path {...paint.wool} d="M-6 100v106h60V36h6v176h-72V100z" />
        <path {...paint.right} d="M-12 140v72h72V36h6v182h-84v-78z" />
      </g>
      <Drops
        at={[
          [238, 226],
          [262, 236],
          [290, 228],
        ]}
      />
      <Leaders
        of={[
          [
            [236, 78],
            [243, 84],
          ],
          [
            [232, 130],
            [237, 122],
          ],
          [
            [232, 146],
            [231, 160],
          ],
        ]}
      />
      <Label at={[6, 22]} tone="wrong">
        {labels.bare}
      </Label>
      <Label at={[316, 22]} anchor="end" tone="right">
        {labels.painted}
      </Label>
      <Label at={[234, 82]} anchor="end">
        {labels.primer}
      </Label>
      <Label at={[216, 130]} anchor="end">
        {labels.coats}
      </Label>
      <Label at={[6, 268]} tone="wrong">
        {labels.drinks}
      </Label>
      <Label at={[316, 268]} anchor="end" tone="right">
        {labels.drips}
      </Label>
    </Sheet>
  );
}
