import { relative } from 'node:path';
import { rolldown } from 'rolldown';

/** Returns the paths of all files of the project that these modules import, directly or not, and of the modules. */
export async function importedModules(...modules: string[]): Promise<string[]> {
  const bundle = await rolldown({
    input: modules,
    // Packages, and files that Vite reads in another way, such as `?raw`.
    external: (id) => !/^[./]/.test(id) || id.includes('?'),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const files = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return [...new Set(files)]
    .filter((file) => !file.includes('\0'))
    .map((file) => relative('.', file).replaceAll('\\', '/'));
}
