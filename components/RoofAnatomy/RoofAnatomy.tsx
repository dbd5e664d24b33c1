import type { RoofPartId } from '../../data/model/schema/pages';
import { printDrawing } from '../ServiceDrawing/print-drawing';
import { Sheet } from '../ServiceDrawing/Sheet';
import house from './house.svg?raw';
import * as styles from './RoofAnatomy.css';

type RoofAnatomyProps = {
  name: string;
  caption: string;
  parts: { id: RoofPartId; name: string; what: string; href: string }[];
};

/** A house laid open, its parts numbered, and beside it their names, each a link to what mends it. */
export function RoofAnatomy({ name, caption, parts }: RoofAnatomyProps) {
  const numbers = Object.fromEntries(parts.map(({ id }, index) => [id, String(index + 1)]));
  const { viewBox, markup } = printDrawing(house, numbers);
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <Sheet viewBox={viewBox} name={name} dangerouslySetInnerHTML={{ __html: markup }} />
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
