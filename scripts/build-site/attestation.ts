import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENTS } from '../../data/model/read/source';
import { attestationLink } from '../../data/model/site/assurance';
import { company } from '../../data/model/site/company';
import { dayOfBuild } from '../../data/model/text/day-of-build';

/** Brings the owner's attestation to where pages link to it, for as long as they do. */
export async function copyAttestation(folder: string): Promise<void> {
  const link = attestationLink(company.attestation, dayOfBuild());
  if (link) await copyFile(join(DOCUMENTS, link.href), join(folder, link.href));
}
