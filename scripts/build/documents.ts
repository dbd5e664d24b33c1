import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A built HTML file: its path in the built folder, with slashes, and its text. */
export type BuiltDocument = { file: string; html: string };

/** All HTML files of the built folder, in the order of their paths. */
export async function readDocuments(folder: string): Promise<BuiltDocument[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: relative(folder, join(folder, file)).split(sep).join('/'),
      html: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

/** Writes documents back where they came from. */
export async function writeDocuments(folder: string, documents: BuiltDocument[]): Promise<void> {
  await Promise.all(documents.map(({ file, html }) => writeFile(join(folder, file), html)));
}
