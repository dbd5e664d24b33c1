import { X } from 'lucide-react';
import { widget } from '../widgets/widget-attribute';
import * as styles from './CookieBanner.css';
import type { Consent } from './cookie-consent';

/** The same weight for each, refusal beside acceptance (CNIL, délibération 2020-091). */
const CHOICES: { value: Consent; label: string }[] = [
  { value: 'accepted', label: 'Tout accepter' },
  { value: 'essential', label: 'Essentiels uniquement' },
  { value: 'declined', label: 'Tout refuser' },
];

/** Asks, one second after load, for the one thing that needs agreement: the map. Closing it is no answer. */
export function CookieBanner() {
  return (
    <section className={styles.banner} aria-label="Cookies" hidden {...widget('CookieBanner', 'now')}>
      <div className={styles.content}>
        {/* Two paragraphs: one would be the largest text of a small page, which then counts as painted when it comes. */}
        <div className={styles.text}>
          <p>
            <strong>Une seule question.</strong> Seul l'affichage de la carte OpenStreetMap demande votre accord : votre
            adresse IP est alors transmise à la fondation OpenStreetMap.
          </p>
          <p>
            Fermer revient à continuer sans accepter.{' '}
            <a href="/politique-confidentialite">Politique de confidentialité</a>
          </p>
        </div>
        <div className={styles.choices}>
          {CHOICES.map(({ value, label }) => (
            <button className={styles.choice} key={value} type="button" data-consent={value}>
              {label}
            </button>
          ))}
        </div>
        <button className={styles.close} type="button" data-close="" aria-label="Fermer sans choisir">
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
