import { basename } from 'node:path';
import { rejectFaults, wrong } from '../../data/validation/validate';

type Records = Record<string, { slug?: unknown }>;

const FILES = {
  'data/towns': import.meta.glob<Records>('../../data/towns/*.ts', { eager: true }),
  'data/services': import.meta.glob<Records>('../../data/services/*.ts', { eager: true }),
};

/** Throws a DataError for files of a folder of records whose slug is not the file's name: it is the address of its page. */
export function rejectOtherSlugs(folder: keyof typeof FILES): void {
  const faults = Object.entries(FILES[folder]).flatMap(([file, records]) => {
    const name = basename(file, '.ts');
    const slug = Object.values(records)[0]?.slug;
    const fault = slug === undefined ? 'il manque' : `« ${String(slug)} » n'est pas le nom du fichier`;
    const problem = `${fault} ; écrivez « ${name} », ou renommez le fichier`;
    return slug === name ? [] : wrong({ file: `${folder}/${name}.ts`, name, field: 'slug', problem });
  });
  rejectFaults(faults);
}
