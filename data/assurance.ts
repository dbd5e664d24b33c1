import { companyRecord } from './company';
import { isConfirmed } from './validation/owner-facts';

/**
 * The line beside every form, with the insurer once he is known. Maintenance and painting are no «ouvrage»
 * (facts/legal.md part 2): their pages do not name the ten-year insurance.
 */
export function assuranceLine(tenYear = true, insurer: unknown = companyRecord.insurer.name): string {
  const attestation = `Attestation d'assurance ${tenYear ? 'décennale' : 'professionnelle'} jointe au devis`;
  return isConfirmed(insurer) ? `${attestation} (assureur : ${insurer})` : attestation;
}
