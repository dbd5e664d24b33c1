import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Parsed, parse } from 'parse5';
import { listFiles } from '../lib/list-files';

/** A built HTML file: its path in the built folder, with slashes, and its text. */
export type BuiltDocument = { file: string; html: string };

/** What pages are printed with for the build to replace (components/DocumentHead): none is left in the finished site. */
export const marks = {
  /** Where the page's styles go. */
  styles: '<meta name="styles">',
  /** Where the picture of shared links is named, with the id of its photograph. */
  shareImage: /<meta name="share-image" content="([^"]+)">/,
};

/** All HTML files of the built folder, in the order of their paths. */
export async function readDocuments(folder: string): Promise<BuiltDocument[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(join(folder, file), 'utf8') })));
}

/** Writes documents back to where they were read. */
export async function writeDocuments(folder: string, documents: BuiltDocument[]): Promise<void> {
  await Promise.all(documents.map(({ file, html }) => writeFile(join(folder, file), html)));
}

/** Every element of a document, in its order; what stands in <noscript> is read too. */
export function elementsOf(html: string): Parsed.Element[] {
  return elementsIn(parse(html, { scriptingEnabled: false }));
}

function elementsIn(node: Parsed.Node): Parsed.Element[] {
  const own = 'attrs' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(elementsIn)] : own;
}
