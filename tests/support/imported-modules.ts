import { relative } from 'node:path';
import { rolldown } from 'rolldown';

/** Returns the paths of these modules and of all project files that they import, directly or indirectly. */
export async function importedModules(...modules: string[]): Promise<string[]> {
  const bundle = await rolldown({
    input: modules,
    // Skips packages, and files that Vite reads in another way, such as `?raw`.
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
