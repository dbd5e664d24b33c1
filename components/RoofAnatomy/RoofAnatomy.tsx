import type { RoofPartId } from '../../data/model/schema/pages';
import { serviceLink } from '../../data/model/site/services';
import type { Site } from '../../data/model/site/site';
import { image } from '../Picture/Picture.css';
import { useSite } from '../site-context';
import house from './house.svg?url';
import * as styles from './RoofAnatomy.css';
import { OPEN_AT_FIRST, shapes } from './shapes';

type Parts = Site['roofParts'];

/**
 * A house laid open. Each part answers to a pointer and to a choice, on the drawing or by its name, with what fails
 * there and a link to what mends it: a list of radio buttons, so that it works by keyboard and without scripts.
 */
export function RoofAnatomy({ parts }: { parts: Parts }) {
  const { roofAnatomy } = useSite();
  const ids = Object.keys(shapes) as RoofPartId[];
  return (
    <>
      <p>{roofAnatomy.caption}</p>
      <div className={styles.anatomy}>
        <picture className={styles.sheet}>
          <img className={image} src={house} width="320" height="226" alt={roofAnatomy.name} loading="lazy" />
        </picture>
        <ol>
          {parts
            .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
            .map((part) => (
              <Part {...part} key={part.id} />
            ))}
        </ol>
      </div>
    </>
  );
}

function Part({ id, name, fails, service }: Parts[number]) {
  const { href, title } = serviceLink(useSite(), service);
  return (
    <li>
      {/* Around all of it: who chooses a part by ear hears at once what fails there. */}
      <label>
        <input type="radio" name="piece" defaultChecked={id === OPEN_AT_FIRST} />
        <svg viewBox="0 0 320 226" aria-hidden="true">
          {shapes[id].map((d) => (
            <path d={d} key={d} />
          ))}
        </svg>
        <b>{name}</b>
        <span>
          <strong aria-hidden="true">{name}</strong> {fails} <a href={href}>{title}</a>
        </span>
      </label>
    </li>
  );
}
