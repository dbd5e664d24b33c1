import { basename } from 'node:path';
import { SERVICE_SLUGS } from '../../data/service-slugs';
import { rejectFaults, wrong } from '../../data/validation/validate';

type Records = Record<string, { slug?: unknown }>;

/** Read when they are asked for: a wrong fact in one is then a fault like others. Word leaves «~$vittel.ts». */
const FILES = {
  'data/towns': import.meta.glob<Records>('../../data/towns/[a-z0-9]*.ts'),
  'data/services': import.meta.glob<Records>('../../data/services/[a-z0-9]*.ts'),
};

/** Throws a DataError for files of a folder of records whose slug is not the file's name: it is the address of its page. */
export async function rejectOtherSlugs(folder: keyof typeof FILES): Promise<void> {
  const faults: string[] = [];
  for (const [file, read] of Object.entries(FILES[folder])) {
    const name = basename(file, '.ts');
    const slug = Object.values(await read())[0]?.slug;
    const fault = slug === undefined ? 'il manque' : `« ${String(slug)} » n'est pas le nom du fichier`;
    const problem = `${fault} ; écrivez « ${name} », ou renommez le fichier`;
    if (slug !== name) faults.push(wrong({ file: `${folder}/${name}.ts`, name, field: 'slug', problem }));
  }
  rejectFaults(faults);
}

/** Throws a DataError where the addresses of the services are not the files there are: whatever names them would be wrong. */
export function rejectOtherServices(): void {
  const files = Object.keys(FILES['data/services']).map((file) => basename(file, '.ts'));
  const slugs: readonly string[] = SERVICE_SLUGS;
  const at = { file: 'data/service-slugs.ts', name: 'SERVICE_SLUGS' };
  rejectFaults([
    ...slugs
      .filter((slug) => !files.includes(slug))
      .map((slug) => {
        const problem = `le fichier data/services/${slug}.ts n'existe pas ; corrigez cette adresse, retirez-la, ou ajoutez le fichier`;
        return wrong({ ...at, field: slug, problem });
      }),
    ...files
      .filter((file) => !slugs.includes(file))
      .map((file) => {
        const problem = `cette adresse manque, et data/services/${file}.ts existe ; ajoutez-la, ou retirez le fichier`;
        return wrong({ ...at, field: file, problem });
      }),
  ]);
}
