import { keepOuterTags, stripTags } from '../../data/model/text/field-tags';

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «1er mars 2027» for 2027-03-01; no line ends behind the number. */
export const dayInFrench = keepOuterTags((date) =>
  DAY.format(new Date(date)).replace(/^1\b/, '1er').replace(' ', '\u00a0'),
);

/** «du 2 août au 22 août 2027», «le 2 août 2027»: from the first day to the last. */
export function periodInFrench(first: string, last: string): string {
  const [from, until] = [stripTags(first), stripTags(last)];
  if (from === until) return `le ${dayInFrench(first)}`;
  return `du ${dayInFrench(first).replace(` ${until.slice(0, 4)}`, '')} au ${dayInFrench(last)}`;
}

/** «8 h» for 08:00, «8 h 30» for 08:30; undefined for what is no hour. */
export const hourInFrench = keepOuterTags((text): string | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours && `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
});

/** «mars 2027» for 2027-03-01. */
export const monthInFrench = keepOuterTags((date) => MONTH.format(new Date(date)));
