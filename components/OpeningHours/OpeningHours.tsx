import type { OpeningLine } from '../../data/model/days';
import { interfaceCopy } from '../../data/model/site';
import * as styles from './OpeningHours.css';

/** «08:00» as one says it: «8 h», «8 h 30». */
function spoken(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
}

function spokenTimes(times: OpeningLine['times']): string {
  return times.map(({ opens, closes }) => `${spoken(opens)} – ${spoken(closes)}`).join(', ');
}

/** The hours within a sentence, without the days on which nobody answers. */
export function hoursInOneLine(lines: readonly OpeningLine[]): string {
  return lines
    .filter(({ times }) => times.length > 0)
    .map(({ label, times }) => `${label.toLowerCase()} ${spokenTimes(times)}`)
    .join(', ');
}

/** When the craftsman answers. */
export function OpeningHours({ lines }: { lines: readonly OpeningLine[] }) {
  return (
    <dl className={styles.hours}>
      {lines.map(({ label, times }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{spokenTimes(times) || interfaceCopy.openingHours.closed}</dd>
        </div>
      ))}
    </dl>
  );
}
