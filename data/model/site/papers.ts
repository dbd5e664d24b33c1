import type { Path } from '../owner-facts';
import { type Problem, problem } from '../read/problems';
import type { Company } from '../schema/company';

/**
 * A document of the owner that pages show until its last day («2027-12-31»); `path` is relative to the company record.
 */
type Paper = { name: string; expires: string; path: Path };

type Papers = Pick<Company, 'attestation' | 'labels' | 'woodCertibiocide' | 'mossCertibiocide'>;

/** Returns the owner's documents that have a last day. */
function papersOf({ attestation, labels = [], ...company }: Papers): Paper[] {
  const papers: Paper[] = labels.map(({ name, expires }, index) => ({
    name: `Label ${name}`,
    expires,
    path: ['labels', index],
  }));
  for (const field of ['woodCertibiocide', 'mossCertibiocide'] as const) {
    const certificate = company[field];
    if (certificate) papers.push({ name: 'Certibiocide', expires: certificate.expires, path: [field] });
  }
  if (!attestation) return papers;
  return [{ name: "Attestation d'assurance", expires: attestation.expires, path: ['attestation'] }, ...papers];
}

/** Formats 2027-12-31 as «31/12/2027». */
const dayInFigures = (day: string) => day.split('-').reverse().join('/');

/** Days before a document's last day from which the build warns. */
const WARNING_DAYS = 30;

/** Returns true up to and including the last day; `today` is formatted as «2027-12-31». */
export function isValid({ expires }: Pick<Paper, 'expires'>, today: string): boolean {
  return today <= expires;
}

/**
 * Returns a problem for each document that has expired or expires soon. Also reports past holidays, because the owner
 * may have meant another year. `path` is relative to the company record.
 */
export function expiryWarnings(
  { holidays = [], ...company }: Papers & Pick<Company, 'holidays'>,
  today: string,
): ({ name: string; path: Path } & Problem)[] {
  const papers = papersOf(company).flatMap(({ name, expires, path }) => {
    const days = Math.round((Date.parse(expires) - Date.parse(today)) / 86_400_000);
    if (days > WARNING_DAYS) return [];
    const day = dayInFigures(expires);
    return {
      ...{ name, path },
      ...(days < 0 ? problem('paper-expired', { day }) : problem('paper-expires-soon', { day, days })),
    };
  });
  const pastHolidays = holidays.flatMap(({ until }, index) => {
    if (until >= today) return [];
    const holiday = { name: 'Congé', path: ['holidays', index] };
    return { ...holiday, ...problem('holiday-over', { day: dayInFigures(until) }) };
  });
  return [...papers, ...pastHolidays];
}
