import type { Path } from './owner-facts';
import type { Company } from './schema/company';

/** A paper of the owner's that is shown until its last day, «2027-12-31», and not a day longer; `path` is the company's. */
type Paper = { name: string; expires: string; path: Path };

/** The owner's papers that have a last day. */
export function papersOf({ attestation, labels = [] }: Pick<Company, 'attestation' | 'labels'>): Paper[] {
  const papers = labels.map(({ name, expires }, index) => ({
    name: `Label ${name}`,
    expires,
    path: ['labels', index],
  }));
  if (!attestation) return papers;
  return [{ name: "Attestation d'assurance", expires: attestation.expires, path: ['attestation'] }, ...papers];
}

/** The build begins to warn so many days before a paper's last day. */
const WARNING_DAYS = 30;

/** True on a paper's last day too; `today` is a day as «2027-12-31». */
export function isValid({ expires }: Pick<Paper, 'expires'>, today: string): boolean {
  return today <= expires;
}

/** Each paper that has expired or soon will, with what the owner has to do, in French. */
export function expiryWarnings(papers: Paper[], today: string): (Paper & { problem: string })[] {
  return papers.flatMap((paper) => {
    const days = Math.round((Date.parse(paper.expires) - Date.parse(today)) / 86_400_000);
    if (days > WARNING_DAYS) return [];
    const problem =
      days < 0
        ? `périmé depuis le ${paper.expires}, le site ne le montre plus ; donnez le nouveau`
        : `périmé dans ${days} jour${days > 1 ? 's' : ''} (${paper.expires}) ; demandez le suivant`;
    return [{ ...paper, problem }];
  });
}
