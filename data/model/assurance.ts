import { statSync } from 'node:fs';
import { join } from 'node:path';
import { confirmedCompany } from './company';
import type { Attestation, Company } from './schema/company';
import { interfaceCopy } from './site';
import { DOCUMENTS } from './source';

const { assurance: words } = interfaceCopy;

/**
 * The words beside every form, with the insurer once he is known. Maintenance and painting are no «ouvrage» in the
 * sense of Code civil 1792: their pages do not name the ten-year insurance.
 */
export function assuranceLine(tenYear: boolean, insurer = confirmedCompany.insurer?.name): string {
  const line = tenYear ? words.tenYear : words.professional;
  return insurer ? `${line} (${words.insurer} ${insurer})` : line;
}

/** Where the attestation can be read, until its last day, with its size in kilobytes. */
export function attestationLink(attestation: Attestation | undefined, today: string) {
  if (!attestation || !isValid(attestation, today)) return undefined;
  const file = statSync(join(DOCUMENTS, attestation.file), { throwIfNoEntry: false });
  const size = file ? `, ${Math.ceil(file.size / 1024)} ko` : '';
  return { text: `${words.read} (PDF${size})`, href: `/${attestation.file}` };
}

/** The owner's papers that have a last day. */
export function papersOf({ attestation, labels = [] }: Pick<Company, 'attestation' | 'labels'>): Paper[] {
  const papers = labels.map(({ name, expires }) => ({ name: `Label ${name}`, expires }));
  return attestation ? [{ name: "Attestation d'assurance", expires: attestation.expires }, ...papers] : papers;
}

/** The build begins to warn so many days before a paper's last day. */
const WARNING_DAYS = 30;

/** A paper of the owner's that is shown until its last day, «2027-12-31», and not a day longer. */
type Paper = { name: string; expires: string };

/** True on a paper's last day too; `today` is a day as «2027-12-31». */
export function isValid({ expires }: Pick<Paper, 'expires'>, today: string): boolean {
  return today <= expires;
}

/** For each paper that has expired or soon will, what the owner has to do, in French. */
export function expiryWarnings(papers: Paper[], today: string): string[] {
  return papers.flatMap(({ name, expires }) => {
    const days = Math.round((Date.parse(expires) - Date.parse(today)) / 86_400_000);
    if (days < 0) return [`${name} : périmé depuis le ${expires}, le site ne le montre plus ; donnez le nouveau.`];
    if (days > WARNING_DAYS) return [];
    return [`${name} : périmé dans ${days} jour${days > 1 ? 's' : ''} (${expires}) ; demandez le suivant.`];
  });
}
