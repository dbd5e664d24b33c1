import { townPath } from '../../data/model/site/zones';
import { slugOf } from '../../data/model/text/slug';
import { useSite } from '../site-context';
import { screenOnly } from '../theme/print.css';
import * as styles from './ZoneTabs.css';
import script from './zone-tabs.inline.ts?script';

/** Renders the zones with their towns, as tabs with scripts and as lists with headings without scripts. */
export function ZoneTabs() {
  const { zones, interfaceCopy } = useSite();
  return (
    <div>
      <ul className={`${styles.tabs} ${screenOnly}`} data-text-label={interfaceCopy.zoneTabs}>
        {zones.map(({ label }) => (
          <li key={label}>
            <a className={styles.tab} id={`onglet-${slugOf(label)}`} href={`#${slugOf(label)}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {zones.map(({ label, towns }) => (
        <section className={styles.panel} id={slugOf(label)} key={label}>
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.cards}>
            {towns.map(({ slug, name, neighbours }) => (
              <li className={styles.card} key={slug}>
                <h3 className={styles.town}>
                  <a className={styles.link} href={townPath(slug)}>
                    {name}
                  </a>
                </h3>
                <ul className={styles.neighbours}>
                  {neighbours.map((neighbour) => (
                    <li key={neighbour.name}>{neighbour.name}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
