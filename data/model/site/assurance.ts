import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS } from '../read/source';
import type { Attestation } from '../schema/company';
import { confirmedCompany } from './company';
import { isValid } from './papers';
import { interfaceCopy } from './site';

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
