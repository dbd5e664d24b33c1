import type { RoofPartId } from '../../data/roof-anatomy';
import { Sheet } from '../ServiceDrawing/Sheet';
import { Leaders } from '../ServiceDrawing/shapes';
import { colour } from '../theme/tokens';
import { House } from './House';
import { marks } from './marks';
import * as styles from './RoofAnatomy.css';

type RoofAnatomyProps = {
  alternative: string;
  caption: string;
  parts: { id: RoofPartId; name: string; what: string; href: string }[];
};

/** A house laid open, its parts numbered, and beside it their names, each a link to what mends it. */
export function RoofAnatomy({ alternative, caption, parts }: RoofAnatomyProps) {
  const places = parts.map(({ id }) => marks[id]);
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <Sheet height={226} alternative={alternative}>
        <House />
        <Leaders of={places.map(({ at, to }) => [at, to])} />
        <g fill={colour.slate}>
          {places.map(({ at: [x, y] }, index) => (
            <g key={parts[index]!.id}>
              <circle cx={x} cy={y} r="9.5" />
              <text x={x} y={y} dy=".36em" fill={colour.white} stroke="none" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </Sheet>
      <ol className={styles.list}>
        {parts.map(({ id, name, what, href }) => (
          <li key={id}>
            <a href={href}>{name}</a> <span>{what}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
