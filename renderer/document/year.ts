// Asking for the locale anew would take half a millisecond on every page.
const YEAR = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' });

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/**
 * The year that a page built now carries, in France whatever the machine's time zone. SOURCE_DATE_EPOCH (seconds since
 * 1970, reproducible-builds.org) stands in for the clock, so that an old commit can be built as it once was.
 */
export function yearOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return YEAR.format(timeOfBuild(epoch, now));
}

/** The day of the build as «2027-05-31», by the same clock. */
export function dayOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return DAY.format(timeOfBuild(epoch, now));
}

function timeOfBuild(epoch: string | undefined, now: Date): Date {
  return epoch ? new Date(Number(epoch) * 1000) : now;
}
