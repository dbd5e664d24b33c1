import { SentenceError } from '../../data/model/sentence-error';
import { DataError } from '../../data/validation/validate';
import { listFiles } from '../list-files';
import { rejectOtherServices, rejectOtherSlugs } from './record-files';

/**
 * Reads all of data/ before anything is built. Wrong facts end the process with their sentences alone, no stack, all of
 * them in one run: file, record, field, what is wrong, what would be right. A script may import data/ only after this,
 * by `await import()`.
 */
export async function checkData(): Promise<void> {
  const faults = new Set<string>();
  const run = async (check: () => unknown) => {
    try {
      await check();
    } catch (error) {
      if (error instanceof DataError || SentenceError.is(error)) {
        for (const fault of error.message.split('\n')) faults.add(fault);
      } else if (faults.size === 0) throw error;
    }
  };
  await run(rejectOtherServices);
  // A wrong address of a service would be told of every file that names it.
  if (faults.size === 0) for (const check of CHECKS) await run(check);
  if (faults.size === 0) return;
  const told = inFew([...faults]);
  const rest = told.length - MOST;
  const more = rest > 0 ? `\nEt ${rest} autre${rest > 1 ? 's' : ''} : corrigez d'abord ceux-ci, puis relancez.` : '';
  console.error(`\n${told.slice(0, MOST).join('\n')}${more}\n`);
  process.exit(1);
}

/** More sentences than these nobody reads. */
const MOST = 20;
/** More files than these with one and the same fault are a list. */
const MANY = 3;

/** The same fault in many files as one sentence: the owner reads what is wrong once, and then where. */
export function inFew(faults: string[]): string[] {
  const files = new Map<string, string[]>();
  const of = (fault: string) => /^(?<file>\S+), « [^»]* »(?<fault>, champ .*)$/s.exec(fault)?.groups;
  for (const fault of faults) {
    const { file = '', fault: what = fault } = of(fault) ?? {};
    files.set(what, [...new Set([...(files.get(what) ?? []), file])]);
  }
  const told = new Set<string>();
  return faults.flatMap((fault) => {
    const what = of(fault)?.fault ?? fault;
    const [first, ...others] = files.get(what) ?? [];
    if (others.length < MANY) return fault;
    if (told.has(what)) return [];
    told.add(what);
    return `${first} et ${others.length} autres fichiers${what}\n  Les autres : ${others.join(', ')}.`;
  });
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
  async () => (await import('./check-routes')).checkRoutes(),
  async () => {
    const { photos } = await import('../../data/photos');
    const { readCatalogue } = await import('./photos/catalogue');
    await readCatalogue(photos, 'data/photos', '.cache/photos');
  },
];

async function recordFiles(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith('.ts'));
}
