import { withTag } from './field-tags';

/** As search engines want them: schema.org's names, in the order of the week. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** True for a day as data/ writes it. */
export const isDay = (value: unknown): value is Day => DAYS.includes(value as Day);

const IN_FRENCH = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

/** «Lundi au vendredi», «Samedi et dimanche», «Lundi, mercredi au vendredi». */
export function daysInFrench(days: readonly Day[]): string {
  const runs: number[][] = [];
  for (const [index, day] of DAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  const words = runs.flatMap((run) => {
    const names = run.map((index) => IN_FRENCH[index]!);
    return run.length > 2 ? `${names[0]} au ${names.at(-1)}` : names;
  });
  const text = words.length === 2 ? words.join(' et ') : words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Days with one time, or closed; a day that is on two lines has a break at noon. */
export type Hours = { days: readonly Day[]; opens?: string | undefined; closes?: string | undefined };
/** A line of the opening hours; two times where there is a break at noon, none on a day that is closed. */
export type OpeningLine = { label: string; times: { opens: string; closes: string }[] };

/** The opening hours as one reads them: from Monday on, the same days once, with all their times. */
export function openingLines(hours: readonly Hours[]): OpeningLine[] {
  const lines = new Map<string, OpeningLine>();
  // Of days that have a break at noon, the first line names the field.
  const firstOf = ({ days }: Hours) => DAYS.findIndex((day) => days.includes(day));
  const sorted = hours.toSorted(
    (one, other) => firstOf(one) - firstOf(other) || (one.opens ?? '').localeCompare(other.opens ?? ''),
  );
  for (const hours of sorted) {
    const { days, opens, closes } = hours;
    const label = daysInFrench(days);
    const line = lines.get(label) ?? { label: withTag(hours, 'days', label), times: [] };
    if (opens && closes) line.times.push({ opens, closes });
    lines.set(label, line);
  }
  return [...lines.values()];
}
