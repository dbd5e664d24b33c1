import { readdir } from 'node:fs/promises';
import { refuse } from '../../data/records';

/** Throws a DataError for a file of a folder of records whose slug is not the file's name: it is the address of its page. */
export async function refuseOtherSlugs(folder: 'data/towns' | 'data/services'): Promise<void> {
  for (const file of await readdir(folder)) {
    const name = file.replace(/\.ts$/, '');
    const records = (await import(`../../${folder}/${file}`)) as Record<string, { slug?: unknown }>;
    const slug = Object.values(records)[0]?.slug;
    if (slug === name) continue;
    const fault = slug === undefined ? 'il manque' : `« ${String(slug)} » n'est pas le nom du fichier`;
    refuse({
      file: `${folder}/${file}`,
      name,
      field: 'slug',
      problem: `${fault} ; écrivez « ${name} », ou renommez le fichier`,
    });
  }
}
