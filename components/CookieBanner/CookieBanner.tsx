import { X } from 'lucide-react';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './CookieBanner.css';
import type { Consent } from './cookie-consent';

/** The same weight for each, refusal beside acceptance (CNIL, délibération 2020-091). */
const CHOICES: Consent[] = ['accepted', 'essential', 'declined'];

/** Asks, one second after load, for the one thing that needs agreement: the map. Closing it is no answer. */
export function CookieBanner() {
  const { cookieBanner: words } = useSite().interfaceCopy;
  return (
    <section className={styles.banner} aria-label={words.label} hidden {...widget('CookieBanner', 'now')}>
      <div className={styles.content}>
        {/* Two paragraphs: one would be the largest text of a small page, which then counts as painted when it comes. */}
        <div className={styles.text}>
          <p>{words.text}</p>
          <p>
            {words.question} <a href="/politique-confidentialite">{words.policy}</a>
          </p>
        </div>
        <div className={styles.choices}>
          {CHOICES.map((choice) => (
            <button key={choice} type="button" data-consent={choice}>
              {words[choice]}
            </button>
          ))}
        </div>
        <button className={styles.close} type="button" data-close="" aria-label={words.close}>
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
