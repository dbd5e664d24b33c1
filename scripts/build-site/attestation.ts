import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attestationLink } from '../../data/model/assurance';
import { company } from '../../data/model/company';
import { dayOfBuild } from '../../data/model/day-of-build';
import { DOCUMENTS } from '../../data/model/source';

/** Brings the owner's attestation to where pages link to it, for as long as they do. */
export async function copyAttestation(folder: string): Promise<void> {
  const link = attestationLink(company.attestation, dayOfBuild());
  if (link) await copyFile(join(DOCUMENTS, link.href), join(folder, link.href));
}
