import { interfaceCopy } from '../../data/model/site';
import * as styles from './OpeningHours.css';

type Hours = { label: string; opens?: string; closes?: string };

/** «08:00» as one says it: «8 h», «8 h 30». */
function spoken(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
}

/** When the craftsman answers. */
export function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <dl className={styles.hours}>
      {hours.map(({ label, opens, closes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{opens && closes ? `${spoken(opens)} – ${spoken(closes)}` : interfaceCopy.openingHours.closed}</dd>
        </div>
      ))}
    </dl>
  );
}
