import type { OpeningLine } from '../../data/model/days';
import { interfaceCopy } from '../../data/model/site';
import * as styles from './OpeningHours.css';

/** «08:00» as one says it: «8 h», «8 h 30». */
function spoken(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
}

/** When the craftsman answers. */
export function OpeningHours({ lines }: { lines: readonly OpeningLine[] }) {
  return (
    <dl className={styles.hours}>
      {lines.map(({ label, times }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {times.map(({ opens, closes }) => `${spoken(opens)} – ${spoken(closes)}`).join(', ') ||
              interfaceCopy.openingHours.closed}
          </dd>
        </div>
      ))}
    </dl>
  );
}
