import { Icon } from '../Icon/Icon';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './CookieBanner.css';
import type { Consent } from './cookie-consent';

/** Refusing must be as easy as accepting, so all three buttons look alike (CNIL, délibération 2020-091). */
const CHOICES: Consent[] = ['accepted', 'essential', 'declined'];

/** Asks for consent to the map one second after the load event. Closing the banner counts as no answer. */
export function CookieBanner() {
  const { cookieBanner: copy } = useSite().interfaceCopy;
  return (
    <section className={styles.banner} aria-label={copy.label} hidden {...widget('CookieBanner', 'now')}>
      <div className={styles.content}>
        {/* Uses two paragraphs, because a single paragraph would be the largest text of a small page. Its Largest
            Contentful Paint would then be the banner, which appears one second late. */}
        <div className={styles.text}>
          <p>{copy.text}</p>
          <p>
            {copy.question} <a href="/politique-confidentialite">{copy.policy}</a>
          </p>
        </div>
        <div className={styles.choices}>
          {CHOICES.map((choice) => (
            <button key={choice} type="button" data-consent={choice}>
              {copy[choice]}
            </button>
          ))}
        </div>
        <button className={styles.close} type="button" data-close="" aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
