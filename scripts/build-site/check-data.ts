import { DataError } from '../../data/validation/validate';
import { listFiles } from '../list-files';
import { PhotoError } from './photos/messages';
import { rejectOtherSlugs } from './record-files';

/**
 * Reads all of data/ before anything is built. A wrong fact ends the process with its sentences alone, no stack: file,
 * record, field, what is wrong, what would be right. A script may import data/ only after this, by `await import()`.
 */
export async function checkData(): Promise<void> {
  try {
    await readEverything();
  } catch (error) {
    if (!(error instanceof DataError || error instanceof PhotoError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** From facts that stand alone to those that name others, so that the first fault found is the one to mend. */
async function readEverything(): Promise<void> {
  rejectOtherSlugs('data/towns');
  const { towns } = await import('../../data/zones');
  const { rejectTownsWithoutTab } = await import('../../data/validation/read-zones');
  rejectTownsWithoutTab(await recordFiles('data/towns'), towns);

  rejectOtherSlugs('data/services');
  const { services } = await import('../../data/services');
  const { rejectServicesWithoutPage } = await import('../../data/validation/read-services');
  rejectServicesWithoutPage(await recordFiles('data/services'), services);

  const { company } = await import('../../data/company');
  const { rejectMissingAttestation } = await import('../../data/validation/read-company');
  rejectMissingAttestation(company.attestation, await listFiles('public'));
  await import('../../data/testimonials');
  const { checkPages } = await import('./check-pages');
  checkPages();

  const { photos } = await import('../../data/photos');
  const { readCatalogue } = await import('./photos/catalogue');
  await readCatalogue(photos, 'data/photos', '.cache/photos');
}

async function recordFiles(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith('.ts'));
}
