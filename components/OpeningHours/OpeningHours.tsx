import { Fragment } from 'react';
import { holidaysFrom } from '../../data/model/site/company';
import { capitalize } from '../../data/model/text/capitalize';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import type { OpeningLine } from '../../data/model/text/days';
import { stripTags } from '../../data/model/text/field-tags';
import { hourInFrench } from '../../data/model/text/hours';
import { useSite } from '../site-context';
import { unbreakable } from '../theme/layout.css';
import { periodInFrench } from '../typography/dates';
import { validUntil } from '../widgets/attributes';
import * as styles from './OpeningHours.css';

const timeRange = ({ opens, closes }: OpeningLine['times'][number]) =>
  `${hourInFrench(opens)} – ${hourInFrench(closes)}`;

/** Returns the opening hours as part of a sentence, without closed days. */
export function hoursInOneLine(lines: readonly OpeningLine[]): string {
  return lines
    .filter(({ times }) => times.length > 0)
    .map(({ label, times }) => `${label.toLowerCase()} ${times.map(timeRange).join(', ')}`)
    .join(', ');
}

/**
 * Renders the calling hours, the upcoming holidays and the advice for closed hours as running text. The advice is
 * needed because a roof also leaks in the evening.
 */
export function CallHours() {
  const { openingHours, company, interfaceCopy } = useSite();
  const hours = hoursInOneLine(openingHours);
  const holidays = holidaysFrom(dayOfBuild(), company.holidays);
  return (
    <>
      {capitalize(hours)}.{' '}
      {holidays.map(({ from, until }) => (
        <span key={from} {...validUntil(stripTags(until))}>
          {interfaceCopy.openingHours.holidays} {periodInFrench(from, until)}.{' '}
        </span>
      ))}
      {interfaceCopy.closedHours}
    </>
  );
}

/** Renders the opening hours as a list, then the upcoming holidays. */
export function OpeningHours() {
  const { openingHours: lines, company, interfaceCopy } = useSite();
  const labels = interfaceCopy.openingHours;
  const holidays = holidaysFrom(dayOfBuild(), company.holidays);
  const hasManyHours = lines.length > 3 || lines.some(({ times }) => times.length > 1);
  return (
    <>
      <dl className={hasManyHours ? styles.manyHours : styles.hours}>
        {lines.map(({ label, times }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{times.length > 1 ? <TimeRanges times={times} /> : (times.map(timeRange)[0] ?? labels.closed)}</dd>
          </div>
        ))}
      </dl>
      {holidays.map(({ from, until }) => (
        <p key={from} {...validUntil(stripTags(until))}>
          <strong>{labels.holidays}</strong> {periodInFrench(from, until)}
        </p>
      ))}
    </>
  );
}

/** Renders several time ranges of one day. Each range stays on one line. */
const TimeRanges = ({ times }: Pick<OpeningLine, 'times'>) =>
  times.map((time, index) => (
    <Fragment key={time.opens}>
      {index > 0 && ' '}
      <span className={unbreakable}>
        {timeRange(time)}
        {index < times.length - 1 && ','}
      </span>
    </Fragment>
  ));
