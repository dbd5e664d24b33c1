import { preload } from 'react-dom';
import { uprightImage } from '../../data/model/site/gallery';
import { photoAt } from '../../data/model/site/photos';
import { servicePath } from '../../data/model/site/services';
import { addTag } from '../../data/model/text/field-tags';
import { ActionLink } from '../ActionLink/ActionLink';
import { LeakLine } from '../LeakLine/LeakLine';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import * as styles from './HomeHero.css';
import drawing from './home-hero.svg?url';

/** Renders the first screen including the guarantees. Its height is 100vh on a phone and 80vh on a desktop. */
export function HomeHero() {
  const { home, interfaceCopy } = useSite();
  const { hero, teaser } = home;
  const { homeHero: labels } = interfaceCopy;
  return (
    <div className={styles.hero}>
      <LeakLine />
      <div className={styles.stage}>
        <div className={`${wrap} ${styles.textBlock}`}>
          <HeroPicture />
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <p className={styles.actions}>
            <ActionLink href="/contact">{labels.quote}</ActionLink>{' '}
            <ActionLink href={servicePath(teaser.service)} variant="outlined">
              {labels.services}
            </ActionLink>{' '}
            <ActionLink href="/contact" variant="outlined" className={styles.desktopOnly}>
              {labels.contact}
            </ActionLink>
          </p>
        </div>
      </div>
      <div className={styles.guarantees}>
        <ul className={wrap}>
          {hero.guarantees.map((guarantee, index) => (
            <li key={guarantee}>
              {guarantee} <span>{hero.proofs[index]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Renders the owner's photo, or a drawing if the photo is only a rendering. */
function HeroPicture() {
  const site = useSite();
  const { hero } = site.home;
  const record = photoAt(site, hero.image);
  const { rendering, focus: { x, y } = { x: 50, y: 50 } } = record;
  if (rendering) {
    // Requests the drawing before the browser has read the styles, 140 ms earlier at 400 kbit/s.
    preload(drawing, { as: 'image', fetchPriority: 'high' });
    return (
      <picture className={styles.picture}>
        <img
          className={styles.drawing}
          // A click or a drop on the drawing opens this photo in the desk's preview. The attribute must precede `alt`,
          // which belongs to another field.
          data-field={addTag(record, 'alt', '') || undefined}
          src={drawing}
          width="622"
          height="504"
          alt={hero.drawing}
          fetchPriority="high"
        />
      </picture>
    );
  }
  const { point } = styles;
  const focusClasses = [y < 33 && point.top, y > 67 && point.bottom, x < 33 && point.left, x > 67 && point.right];
  return (
    <div className={[styles.picture, styles.photograph, ...focusClasses].filter(Boolean).join(' ')}>
      <Picture photo={hero.image} upright={uprightImage(hero, site.photos)} slot="home-hero" />
    </div>
  );
}
