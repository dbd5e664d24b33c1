import type { Records } from '../schema/records';
import { stripTags } from '../text/field-tags';
import { isValid } from './papers';

/** The parts of a site that the line on insurance needs. */
type InsurerInput = Pick<Records, 'interfaceCopy'> & { confirmedCompany: { insurer?: { name?: string } } };

/** The parts of a site that the link to the attestation needs. */
type AttestationInput = Pick<Records, 'company' | 'interfaceCopy'> & { documentSizes: Record<string, number> };

/**
 * Returns the line on insurance beside every form, with the insurer's name once the name is known. Maintenance and
 * painting are not an «ouvrage» (Code civil 1792), so their pages do not name the ten-year insurance.
 */
export function assuranceLine({ interfaceCopy, confirmedCompany }: InsurerInput, tenYear: boolean): string {
  const copy = interfaceCopy.assurance;
  const line = tenYear ? copy.tenYear : copy.professional;
  const insurer = confirmedCompany.insurer?.name;
  return insurer ? `${line} (${copy.insurer} ${insurer})` : line;
}

/**
 * Returns the link to the insurer's attestation, with its size in kilobytes and its last day; undefined after that day.
 */
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
