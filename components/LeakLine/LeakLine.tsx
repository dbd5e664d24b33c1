import { capitalize } from '../../data/model/text/capitalize';
import { hoursInOneLine } from '../OpeningHours/OpeningHours';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import { screenOnly } from '../theme/print.css';
import * as styles from './LeakLine.css';

/**
 * Renders a line over the full width that leads visitors with a leak to the advice, and shows the hours on a desktop.
 */
export function LeakLine() {
  const { home, openingHours, urgentLink } = useSite();
  return (
    <a className={`${styles.leakLine} ${screenOnly}`} href={urgentLink.href}>
      <div className={wrap}>
        {home.hero.leak} <span>{capitalize(hoursInOneLine(openingHours))}</span>
      </div>
    </a>
  );
}
