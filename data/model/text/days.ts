import { capitalize } from './capitalize';
import { addTag } from './field-tags';
import { hourInFrench } from './hours';

/** Names of the days in schema.org, from Monday. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** Returns true for the English name of a day. */
export const isDay = (value: unknown): value is Day => DAYS.includes(value as Day);

/** French names of `DAYS`. */
const FRENCH_DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** Formats days in French: «Lundi au vendredi», «Samedi et dimanche», «Lundi, mercredi au vendredi». */
export function daysInFrench(days: readonly Day[]): string {
  const runs: number[][] = [];
  for (const [index, day] of DAYS.entries()) {
    if (!days.includes(day)) continue;
    const lastRun = runs.at(-1);
    if (lastRun?.at(-1) === index - 1) lastRun.push(index);
    else runs.push([index]);
  }
  const parts = runs.flatMap((run) => {
    const names = run.map((index) => FRENCH_DAYS[index]!);
    return run.length > 2 ? `${names[0]} au ${names.at(-1)}` : names;
  });
  const text = parts.length === 2 ? parts.join(' et ') : parts.join(', ');
  return capitalize(text);
}

/**
 * Days with one pair of times. The business is closed on days without times. A day in two entries has a break at noon.
 */
export type Hours = { days: readonly Day[]; opens?: string | undefined; closes?: string | undefined };
/**
 * A printed line of opening hours. It has two pairs of times if there is a break at noon, and none if the business is
 * closed.
 */
export type OpeningLine = { label: string; times: { opens: string; closes: string }[] };

/** Sorts opening hours from Monday and merges lines for the same days. */
export function openingLines(hours: readonly Hours[]): OpeningLine[] {
  const lines = new Map<string, OpeningLine>();
  // If days have a break at noon, the label carries the field tag of the first line.
  const firstOf = ({ days }: Hours) => DAYS.findIndex((day) => days.includes(day));
  const sortedHours = hours.toSorted((a, b) => firstOf(a) - firstOf(b) || (a.opens ?? '').localeCompare(b.opens ?? ''));
  for (const hours of sortedHours) {
    const { days, opens, closes } = hours;
    const label = daysInFrench(days);
    const line = lines.get(label) ?? { label: addTag(hours, 'days', label), times: [] };
    if (opens && closes) line.times.push({ opens, closes });
    lines.set(label, line);
  }
  return [...lines.values()];
}

/** If the business closes before this time, «le soir» does not describe its closed hours. */
const EVENING = '16:00';

/** The opening hours as parts of a sentence. */
export type HoursInWords = {
  /** The open days: «du lundi au samedi». */
  openDays: string;
  /** The closed hours at the beginning of a sentence: «Le soir et le dimanche». */
  closed: string;
  /** The opening time, after «dès»: «8 h»; «l'ouverture» if the days begin at different times. */
  opening: string;
};

/** Returns the values of `{hours.…}` in texts, derived from the opening hours. */
export function hoursInWords(hours: readonly Hours[]): HoursInWords {
  const timesOf = (day: Day) =>
    hours.flatMap(({ days, opens, closes }) => (opens && closes && days.includes(day) ? { opens, closes } : []));
  const openDays = DAYS.filter((day) => timesOf(day).length > 0);
  const openings = new Set(
    openDays.map(
      (day) =>
        timesOf(day)
          .map(({ opens }) => opens)
          .sort()[0]!,
    ),
  );
  const isClosedInDaytime = openDays.some((day) => {
    const [firstTimes, ...laterTimes] = timesOf(day);
    return laterTimes.length > 0 || firstTimes!.closes < EVENING;
  });
  const closedDays = DAYS.filter((day) => !openDays.includes(day)).map((day) => `le ${FRENCH_DAYS[DAYS.indexOf(day)]}`);
  const closedHours = isClosedInDaytime
    ? 'en dehors des horaires'
    : ['le soir', ...closedDays].join(', ').replace(/, (?=[^,]*$)/, ' et ');
  const days = daysInFrench(openDays).toLowerCase();
  return {
    openDays: / au /.test(days) && !days.includes(',') ? `du ${days}` : `le ${days}`.replace(/(,| et) /g, '$1 le '),
    closed: capitalize(closedHours),
    opening: openings.size === 1 ? hourInFrench([...openings][0]!)! : "l'ouverture",
  };
}
