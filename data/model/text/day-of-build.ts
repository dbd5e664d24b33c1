const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/**
 * Returns the day of the build in France as «2027-05-31», in any time zone of the machine. SOURCE_DATE_EPOCH (seconds
 * since 1970, reproducible-builds.org) replaces the clock, so that an old commit can be built with its original date.
 */
export function dayOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return DAY.format(epoch ? new Date(Number(epoch) * 1000) : now);
}

/** Returns the year of the build in France. */
export function yearOfBuild(epoch = process.env.SOURCE_DATE_EPOCH, now = new Date()): string {
  return dayOfBuild(epoch, now).slice(0, 4);
}
