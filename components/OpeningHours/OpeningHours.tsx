import { holidaysFrom, openingHours } from '../../data/model/company';
import { dayOfBuild } from '../../data/model/day-of-build';
import type { OpeningLine } from '../../data/model/days';
import { interfaceCopy } from '../../data/model/site';
import { periodInFrench } from '../typography/dates';
import * as styles from './OpeningHours.css';

const { openingHours: words } = interfaceCopy;

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

/** When the craftsman answers, and when he is away. */
export function OpeningHours({ lines = openingHours, holidays = holidaysFrom(dayOfBuild()) }) {
  return (
    <>
      <dl className={styles.hours}>
        {lines.map(({ label, times }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{spokenTimes(times) || words.closed}</dd>
          </div>
        ))}
      </dl>
      {holidays.map(({ from, until }) => (
        <p key={from}>
          <strong>{words.holidays}</strong> {periodInFrench(from, until)}
        </p>
      ))}
    </>
  );
}
