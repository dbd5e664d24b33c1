import { holidaysFrom, openingHours } from '../../data/model/company';
import { dayOfBuild } from '../../data/model/day-of-build';
import type { OpeningLine } from '../../data/model/days';
import { interfaceCopy } from '../../data/model/site';
import { hourInFrench, periodInFrench } from '../typography/dates';
import * as styles from './OpeningHours.css';

const { openingHours: words } = interfaceCopy;

/** Of two times, each stays on one line. */
function spokenTimes(times: OpeningLine['times']): string {
  const space = times.length > 1 ? '\u00a0' : ' ';
  return times.map(({ opens, closes }) => `${hourInFrench(opens)}${space}–${space}${hourInFrench(closes)}`).join(', ');
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
