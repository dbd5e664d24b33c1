import { keepOuterTags, stripTags } from '../../data/model/text/field-tags';

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats 2027-03-01 as «1er mars 2027», with a non-breaking space after the number. */
export const dayInFrench = keepOuterTags((date) =>
  DAY.format(new Date(date)).replace(/^1\b/, '1er').replace(' ', '\u00a0'),
);

/** Formats the period between two days as «du 2 août au 22 août 2027», or a single day as «le 2 août 2027». */
export function periodInFrench(first: string, last: string): string {
  const [firstDay, lastDay] = [stripTags(first), stripTags(last)];
  if (firstDay === lastDay) return `le ${dayInFrench(first)}`;
  return `du ${dayInFrench(first).replace(` ${lastDay.slice(0, 4)}`, '')} au ${dayInFrench(last)}`;
}

/** Formats 2027-03-01 as «mars 2027». */
export const monthInFrench = keepOuterTags((date) => MONTH.format(new Date(date)));
