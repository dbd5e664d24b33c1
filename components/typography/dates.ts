const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «1er mars 2027» for 2027-03-01. */
export function dayInFrench(date: string): string {
  return DAY.format(new Date(date)).replace(/^1 /, '1er ');
}

/** «mars 2027» for 2027-03-01. */
export function monthInFrench(date: string): string {
  return MONTH.format(new Date(date));
}
