import { basename } from 'node:path';
import { reject } from '../../data/validation/validate';

type Records = Record<string, { slug?: unknown }>;

const FILES = {
  'data/towns': import.meta.glob<Records>('../../data/towns/*.ts', { eager: true }),
  'data/services': import.meta.glob<Records>('../../data/services/*.ts', { eager: true }),
};

/** Throws a DataError for a file of a folder of records whose slug is not the file's name: it is the address of its page. */
export function rejectOtherSlugs(folder: keyof typeof FILES): void {
  for (const [file, records] of Object.entries(FILES[folder])) {
    const name = basename(file, '.ts');
    const slug = Object.values(records)[0]?.slug;
    if (slug === name) continue;
    const fault = slug === undefined ? 'il manque' : `« ${String(slug)} » n'est pas le nom du fichier`;
    reject({
      file: `${folder}/${name}.ts`,
      name,
      field: 'slug',
      problem: `${fault} ; écrivez « ${name} », ou renommez le fichier`,
    });
  }
}
