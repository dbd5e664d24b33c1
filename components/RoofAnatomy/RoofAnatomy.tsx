import type { RoofPartId } from '../../data/model/schema/pages';
import { serviceLink } from '../../data/model/site/services';
import type { Site } from '../../data/model/site/site';
import { stripTags } from '../../data/model/text/field-tags';
import { slugOf } from '../../data/model/text/slug';
import { image } from '../Picture/Picture.css';
import { tone } from '../Section/Section.css';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import { LAYERS, PINS, SHEET } from './layers';
import * as styles from './RoofAnatomy.css';

type Part = Site['roofParts'][number];

/** URLs of the drawings by path. Each layer has a hand-drawn SVG file, which any drawing program can edit. */
const drawings = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });

const idOf = ({ name }: Pick<Part, 'name'>) => slugOf(stripTags(name));

/** Returns the URL path of a part's entry on the home page, with its fragment. */
export function partPath(part: Part): string {
  return `/#${idOf(part)}`;
}

/**
 * Renders a section through the eaves in six layers. Each layer has its typical fault and a link to the service that
 * repairs it. The other parts of a roof follow. In browsers with scroll-driven animations the roof opens while the
 * visitor scrolls. In other browsers it is always open. On a phone the layers are cards in a row.
 */
export function RoofAnatomy({ parts }: { parts: readonly Part[] }) {
  const { roofAnatomy } = useSite();
  const partAt = (id: RoofPartId) => parts.find((part) => part.id === id)!;
  const isLayer = ({ id }: Part) => LAYERS.some(({ part }) => part === id);
  return (
    <section className={`${tone.lichen} ${styles.section}`} id="pieces">
      <div className={styles.track}>
        <div className={styles.stage}>
          <div className={`${wrap} ${styles.head}`}>
            <h2>{roofAnatomy.title}</h2>
            <p>{roofAnatomy.caption}</p>
          </div>
          <ol className={`${wrap} ${styles.layers}`}>
            {LAYERS.map(({ drawing, part }, index) => {
              const { name, ...entry } = partAt(part);
              const title = roofAnatomy.layers[drawing];
              return (
                <li id={idOf({ name })} key={part}>
                  <picture>
                    <img
                      className={image}
                      src={drawings[`./${drawing}.svg`]}
                      {...SHEET}
                      alt={index === 0 ? roofAnatomy.name : ''}
                      loading="lazy"
                    />
                  </picture>
                  <div>
                    <h3>{title}</h3>
                    <p>
                      {!stripTags(title).startsWith(stripTags(name)) && <b>{name} : </b>}
                      <FailureNote {...entry} />
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
          <p className={styles.pins} aria-hidden="true">
            {PINS.map((id) => (
              <span key={id}>
                <b>{partAt(id).name}</b>
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className={`${wrap} ${styles.otherParts}`}>
        <h3>{roofAnatomy.others}</h3>
        <ul>
          {parts
            .filter((part) => !isLayer(part))
            .map(({ id, name, ...entry }) => (
              <li id={idOf({ name })} key={id}>
                <b>{name}</b>
                <p>
                  <FailureNote {...entry} />
                </p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

function FailureNote({ fails, service }: Pick<Part, 'fails' | 'service'>) {
  const { href, title } = serviceLink(useSite(), service);
  return (
    <>
      {fails} <a href={href}>{title}</a>
    </>
  );
}
