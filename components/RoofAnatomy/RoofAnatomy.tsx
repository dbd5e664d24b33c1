import type { RoofPartId } from '../../data/model/schema/pages';
import { paint } from '../ServiceDrawing/paint';
import { Sheet } from '../ServiceDrawing/Sheet';
import { colour } from '../theme/tokens';
import { House } from './House';
import { straight } from './house';
import { marks } from './marks';
import * as styles from './RoofAnatomy.css';

type RoofAnatomyProps = {
  name: string;
  caption: string;
  parts: { id: RoofPartId; name: string; what: string; href: string }[];
};

/** A house laid open, its parts numbered, and beside it their names, each a link to what mends it. */
export function RoofAnatomy({ name, caption, parts }: RoofAnatomyProps) {
  const shown = parts.map(({ id }) => marks[id]);
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <Sheet viewBox="0 0 320 226" name={name}>
        <House />
        <path d={shown.map(({ at, to }) => straight(at, to)).join('')} />
        <path {...paint.dot} d={shown.map(({ to }) => `${straight(to)}h0`).join('')} />
        <g fill={colour.slate}>
          {shown.map(({ at: [x, y] }, index) => (
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
