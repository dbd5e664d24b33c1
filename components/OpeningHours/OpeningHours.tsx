import { Fragment } from 'react';
import { holidaysFrom } from '../../data/model/site/company';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import type { OpeningLine } from '../../data/model/text/days';
import { keepInnerTags, stripTags } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { unbreakable } from '../theme/layout.css';
import { hourInFrench, periodInFrench } from '../typography/dates';
import * as styles from './OpeningHours.css';

const spokenTime = ({ opens, closes }: OpeningLine['times'][number]) =>
  `${hourInFrench(opens)} – ${hourInFrench(closes)}`;

/** The hours within a sentence, without the days on which nobody answers. */
export function hoursInOneLine(lines: readonly OpeningLine[]): string {
  return lines
    .filter(({ times }) => times.length > 0)
    .map(({ label, times }) => `${label.toLowerCase()} ${times.map(spokenTime).join(', ')}`)
    .join(', ');
}

/** Returns the text with a capital letter at its start. */
export const withCapital = keepInnerTags((text) => text.charAt(0).toUpperCase() + text.slice(1));

/**
 * Renders the calling hours as running text: the hours, the holidays to come, and the advice for closed hours, because a
 * roof also leaks in the evening.
 */
export function CallHours() {
  const { openingHours, company, interfaceCopy } = useSite();
  const hours = hoursInOneLine(openingHours);
  const holidays = holidaysFrom(dayOfBuild(), company.holidays);
  return (
    <>
      {withCapital(hours)}.{' '}
      {holidays.map(({ from, until }) => (
        <span key={from} data-until={stripTags(until)}>
          {interfaceCopy.openingHours.holidays} {periodInFrench(from, until)}.{' '}
        </span>
      ))}
      {interfaceCopy.closedHours}
    </>
  );
}

/** When the craftsman answers, and when he is away. */
export function OpeningHours() {
  const { openingHours: lines, company, interfaceCopy } = useSite();
  const words = interfaceCopy.openingHours;
  const holidays = holidaysFrom(dayOfBuild(), company.holidays);
  const areMany = lines.length > 3 || lines.some(({ times }) => times.length > 1);
  return (
    <>
      <dl className={areMany ? styles.manyHours : styles.hours}>
        {lines.map(({ label, times }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{times.length > 1 ? <SeveralTimes times={times} /> : (times.map(spokenTime)[0] ?? words.closed)}</dd>
          </div>
        ))}
      </dl>
      {holidays.map(({ from, until }) => (
        <p key={from} data-until={stripTags(until)}>
          <strong>{words.holidays}</strong> {periodInFrench(from, until)}
        </p>
      ))}
    </>
  );
}

/** Of several times, each stays on one line. */
const SeveralTimes = ({ times }: Pick<OpeningLine, 'times'>) =>
  times.map((time, index) => (
    <Fragment key={time.opens}>
      {index > 0 && ' '}
      <span className={unbreakable}>
        {spokenTime(time)}
        {index < times.length - 1 && ','}
      </span>
    </Fragment>
  ));
