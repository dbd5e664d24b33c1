import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The fields of Vite's manifest that this build reads. Each key is a source file, or the name of a shared chunk.
 */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Matches the name of a widget in a page. */
const WIDGET = /(?<= data-widget=")\w+/g;
/** Matches the source file of a widget's code, and captures the widget's name. */
const WIDGET_CODE = /\/(\w+)\.(?:behaviour|island)\.tsx?$/;

/**
 * Reads the scripts of a built folder. `reachableFrom(pages)` returns the text of every script that at least one of
 * `pages` can load. A page can load the code of a widget only if it has the widget.
 */
export async function readScripts(folder: string, manifest: Manifest) {
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const texts = new Map(
    await Promise.all(
      chunks.map(async ([key, { file }]) => [key, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
  const reachableFrom = (pages: string[]): string[] => {
    const names = new Set(pages.flatMap((html) => html.match(WIDGET) ?? []));
    const canLoad = (key: string) => {
      const name = WIDGET_CODE.exec(key)?.[1];
      return name === undefined || names.has(name);
    };
    const reachedKeys = new Set(
      chunks.filter(([, { file }]) => pages.some((html) => html.includes(file))).map(([key]) => key),
    );
    // A set also iterates over the keys that are added during the iteration.
    for (const key of reachedKeys) {
      const { imports = [], dynamicImports = [] } = manifest[key]!;
      for (const next of [...imports, ...dynamicImports.filter(canLoad)]) if (texts.has(next)) reachedKeys.add(next);
    }
    return [...reachedKeys].map((key) => texts.get(key)!);
  };
  return { reachableFrom };
}
