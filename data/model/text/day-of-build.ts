const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/**
 * The day of the build as «2027-05-31», in France whatever the machine's time zone. SOURCE_DATE_EPOCH (seconds since
 * 1970, reproducible-builds.org) stands in for the clock, so that an old commit can be built as it once was.
 */
export function dayOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return DAY.format(epoch ? new Date(Number(epoch) * 1000) : now);
}

/** The year of that day. */
export function yearOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return dayOfBuild(epoch, now).slice(0, 4);
}
