import { DataError } from '../../data/validation/validate';
import { listFiles } from '../list-files';
import { PhotoError } from './photos/messages';
import { rejectOtherSlugs } from './record-files';

/**
 * Reads all of data/ before anything is built. Wrong facts end the process with their sentences alone, no stack, all of
 * them in one run: file, record, field, what is wrong, what would be right. A script may import data/ only after this,
 * by `await import()`.
 */
export async function checkData(): Promise<void> {
  const faults = new Set<string>();
  for (const check of CHECKS) {
    try {
      await check();
    } catch (error) {
      if (error instanceof DataError || error instanceof PhotoError) {
        for (const fault of error.message.split('\n')) faults.add(fault);
      } else if (faults.size === 0) throw error;
    }
  }
  if (faults.size === 0) return;
  console.error(`\n${[...faults].join('\n')}\n`);
  process.exit(1);
}

/** From facts that stand alone to those that name others. */
const CHECKS: (() => unknown)[] = [
  () => rejectOtherSlugs('data/towns'),
  () => rejectOtherSlugs('data/services'),
  async () => {
    const { company } = await import('../../data/company');
    const { rejectMissingAttestation } = await import('../../data/validation/read-company');
    rejectMissingAttestation(company.attestation, await listFiles('public'));
  },
  () => import('../../data/promises'),
  () => import('../../data/testimonials'),
  async () => {
    const { towns } = await import('../../data/zones');
    const { rejectTownsWithoutTab } = await import('../../data/validation/read-zones');
    rejectTownsWithoutTab(await recordFiles('data/towns'), towns);
  },
  async () => {
    const { services } = await import('../../data/services');
    const { rejectServicesWithoutPage } = await import('../../data/validation/read-services');
    rejectServicesWithoutPage(await recordFiles('data/services'), services);
  },
  () => import('../../data/gallery'),
  async () => (await import('./check-pages')).checkPages(),
  async () => {
    const { photos } = await import('../../data/photos');
    const { readCatalogue } = await import('./photos/catalogue');
    await readCatalogue(photos, 'data/photos', '.cache/photos');
  },
];

async function recordFiles(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith('.ts'));
}
