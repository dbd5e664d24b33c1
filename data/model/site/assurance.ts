import type { Records } from '../schema/records';
import { stripTags } from '../text/field-tags';
import { isValid } from './papers';

/** A site, or as much of it as the line on insurance needs. */
type InsurerInput = Pick<Records, 'interfaceCopy'> & { confirmedCompany: { insurer?: { name?: string } } };

/** A site, or as much of it as the link to the attestation needs. */
type AttestationInput = Pick<Records, 'company' | 'interfaceCopy'> & { documentSizes: Record<string, number> };

/**
 * Returns the line on insurance beside every form, with the insurer once he is known. Maintenance and painting are no
 * «ouvrage» in the sense of Code civil 1792: their pages do not name the ten-year insurance.
 */
export function assuranceLine({ interfaceCopy, confirmedCompany }: InsurerInput, tenYear: boolean): string {
  const words = interfaceCopy.assurance;
  const line = tenYear ? words.tenYear : words.professional;
  const insurer = confirmedCompany.insurer?.name;
  return insurer ? `${line} (${words.insurer} ${insurer})` : line;
}

/** Returns the link to the insurer's attestation, with its size in kilobytes and its last day; undefined after that day. */
export function attestationLink({ company, interfaceCopy, documentSizes }: AttestationInput, today: string) {
  const { attestation } = company;
  if (!attestation || !isValid(attestation, today)) return undefined;
  const bytes = documentSizes[stripTags(attestation.file)];
  const size = bytes === undefined ? '' : `, ${Math.ceil(bytes / 1024)} ko`;
  return {
    text: `${interfaceCopy.assurance.read} (PDF${size})`,
    href: `/${attestation.file}`,
    until: attestation.expires,
  };
}
