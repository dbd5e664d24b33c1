import { interfaceCopy } from '../../data/model/site';
import { screenOnly } from '../theme/print.css';
import { widget } from '../widgets/attributes';
import * as styles from './ZoneTabs.css';

export type ZoneCard = { mainCity: string; url: string; surroundingCities: string[] };
type ZoneTabsProps = { zones: { label: string; id: string; cards: ZoneCard[] }[] };

/** Five zones with their towns: tabs with scripts, headed lists without. */
export function ZoneTabs({ zones }: ZoneTabsProps) {
  return (
    <div className={styles.zones} {...widget('ZoneTabs', 'now')}>
      <ul className={`${styles.tabs} ${screenOnly}`} data-text-label={interfaceCopy.zoneTabs}>
        {zones.map(({ label, id }) => (
          <li key={id}>
            <a className={styles.tab} id={`onglet-${id}`} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {zones.map(({ label, id, cards }) => (
        <section className={styles.panel} id={id} key={id}>
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.cards}>
            {cards.map(({ mainCity, url, surroundingCities }) => (
              <li className={styles.card} key={url}>
                <h3 className={styles.town}>
                  <a className={styles.link} href={url}>
                    {mainCity}
                  </a>
                </h3>
                <ul className={styles.around}>
                  {surroundingCities.map((city) => (
                    <li key={city}>{city}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
