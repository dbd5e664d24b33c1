import { assuranceLine, attestationLink } from '../data/model/assurance';
import { company } from '../data/model/company';
import { dayOfBuild } from '../data/model/day-of-build';

/** What stands beside a form on insurance; `tenYear` where the ten-year insurance may cover the works of the page. */
export function assuranceBesideForm(tenYear = true) {
  return { text: assuranceLine(tenYear), link: attestationLink(company.attestation, dayOfBuild()) };
}
