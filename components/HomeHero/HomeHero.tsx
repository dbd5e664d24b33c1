import { interfaceCopy } from '../../data/model/site';
import { ActionLink } from '../ActionLink/ActionLink';
import { Picture } from '../Picture/Picture';
import { wrap } from '../theme/layout.css';
import * as styles from './HomeHero.css';

const { homeHero: words } = interfaceCopy;

type HomeHeroProps = {
  photo: string;
  /** For phones held upright, where it is another. */
  uprightPhoto: string | undefined;
  title: string;
  text: string;
  guarantees: readonly string[];
  /** One a guarantee. */
  proofs: readonly string[];
  /** To what to do about a leak. */
  leak: string;
  leakPath: string;
  servicePath: string;
};

/** The first screen, guarantees included: 100vh on a phone, 80vh on a desktop. */
export function HomeHero({
  photo,
  uprightPhoto,
  title,
  text,
  guarantees,
  proofs,
  leak,
  leakPath,
  servicePath,
}: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture photo={photo} upright={uprightPhoto} slot="home-hero" />
        </div>
        <div className={`${wrap} ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <p className={styles.actions}>
            <ActionLink href="/contact">{words.quote}</ActionLink>{' '}
            <ActionLink href={servicePath} look="outlined">
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
          {guarantees.map((guarantee, index) => (
            <li key={guarantee}>
              {guarantee} <span>{proofs[index]}</span>
            </li>
          ))}
        </ul>
      </div>
      <a className={styles.leak} href={leakPath}>
        <span className={wrap}>
          {leak}
          <span aria-hidden="true">{'\u00a0→'}</span>
        </span>
      </a>
    </div>
  );
}
