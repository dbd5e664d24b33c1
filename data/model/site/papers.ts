import type { Path } from '../owner-facts';
import type { Company } from '../schema/company';

/** A paper of the owner's that is shown until its last day, «2027-12-31», and not a day longer; `path` is the company's. */
type Paper = { name: string; expires: string; path: Path };

type Papers = Pick<Company, 'attestation' | 'labels' | 'woodCertibiocide' | 'mossCertibiocide'>;

/** The owner's papers that have a last day. */
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

/** «31/12/2027» for 2027-12-31. */
const dayInFigures = (day: string) => day.split('-').reverse().join('/');

/** The build begins to warn so many days before a paper's last day. */
const WARNING_DAYS = 30;

/** True on a paper's last day too; `today` is a day as «2027-12-31». */
export function isValid({ expires }: Pick<Paper, 'expires'>, today: string): boolean {
  return today <= expires;
}

/**
 * What the owner has to do, in French, for each paper that has expired or soon will, and for holidays that are over: he may
 * have meant another year. `path` is the company's.
 */
export function expiryWarnings(
  { holidays = [], ...company }: Papers & Pick<Company, 'holidays'>,
  today: string,
): { name: string; path: Path; problem: string }[] {
  const papers = papersOf(company).flatMap(({ name, expires, path }) => {
    const days = Math.round((Date.parse(expires) - Date.parse(today)) / 86_400_000);
    if (days > WARNING_DAYS) return [];
    const problem =
      days < 0
        ? `périmé depuis le ${dayInFigures(expires)} : la page le cache, mais le fichier reste en ligne jusqu'à la prochaine mise en ligne ; donnez le nouveau, puis mettez en ligne`
        : `périmé dans ${days} jour${days > 1 ? 's' : ''} (${dayInFigures(expires)}) ; demandez le suivant`;
    return { name, path, problem };
  });
  const over = holidays.flatMap(({ until }, index) => {
    const problem = `passé depuis le ${dayInFigures(until)}, la page ne le montre plus ; corrigez l'année, ou retirez-le`;
    return until < today ? { name: 'Congé', path: ['holidays', index], problem } : [];
  });
  return [...papers, ...over];
}
