import type { Photo } from '../../data/model/schema/collections';
import { uprightImage } from '../../data/model/site/gallery';
import { photoAt } from '../../data/model/site/photos';
import { servicePath } from '../../data/model/site/services';
import { ActionLink } from '../ActionLink/ActionLink';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import * as styles from './HomeHero.css';

/** The first screen, guarantees included: 100vh on a phone, 80vh on a desktop. */
export function HomeHero() {
  const site = useSite();
  const { hero, teaser } = site.home;
  const { homeHero: words } = site.interfaceCopy;
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <div className={`${styles.picture} ${cutOf(photoAt(site, hero.image))}`}>
          <Picture photo={hero.image} upright={uprightImage(hero, site.photos)} slot="home-hero" />
        </div>
        <div className={`${wrap} ${styles.words}`}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <p className={styles.actions}>
            <ActionLink href="/contact">{words.quote}</ActionLink>{' '}
            <ActionLink href={servicePath(teaser.service)} look="outlined">
              {words.services}
            </ActionLink>{' '}
            <ActionLink href="/contact" look="outlined" className={styles.desktopOnly}>
              {words.contact}
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
      <a className={styles.leak} href={site.urgentLink.href}>
        <span className={wrap}>
          {hero.leak}
          <span aria-hidden="true">{'\u00a0→'}</span>
        </span>
      </a>
    </div>
  );
}

/** What a screen shows of the picture: an illustration is drawn for its place, a photograph has a point to keep in view. */
function cutOf({ rendering, focus: { x, y } = { x: 50, y: 50 } }: Photo): string {
  if (rendering) return styles.drawn;
  const { point, photograph } = styles;
  const sides = [y < 33 && point.top, y > 67 && point.bottom, x < 33 && point.left, x > 67 && point.right];
  return [photograph, ...sides].filter(Boolean).join(' ');
}
