import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENTS } from '../../data/model/read/folders';
import { attestationLink } from '../../data/model/site/assurance';
import type { Site } from '../../data/model/site/site';
import { dayOfBuild } from '../../data/model/text/day-of-build';

/** Copies the owner's insurance attestation to the path that pages link to. Copies nothing if no page links to it. */
export async function copyAttestation(folder: string, site: Site): Promise<void> {
  const link = attestationLink(site, dayOfBuild());
  if (link) await copyFile(join(DOCUMENTS, link.href), join(folder, link.href));
}
