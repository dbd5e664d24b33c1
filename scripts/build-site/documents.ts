import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Parsed, parse } from 'parse5';
import { listFiles } from '../lib/list-files';

/** Built HTML file, with its text and its path in the built folder. The path has slashes on every system. */
export type BuiltDocument = { file: string; html: string };

/**
 * Placeholders that components/DocumentHead renders and the build replaces. The finished site contains no placeholder.
 */
export const placeholders = {
  /** Replaced by the inlined styles of the page. */
  styles: '<meta name="styles">',
  /** Replaced by the tags for the preview image of shared links. Contains the id of its photo. */
  shareImage: /<meta name="share-image" content="([^"]+)">/,
};

/** Returns all HTML files of the built folder, sorted by path. */
export async function readDocuments(folder: string): Promise<BuiltDocument[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(join(folder, file), 'utf8') })));
}

/** Writes documents back to their files. */
export async function writeDocuments(folder: string, documents: BuiltDocument[]): Promise<void> {
  await Promise.all(documents.map(({ file, html }) => writeFile(join(folder, file), html)));
}

/**
 * Returns every element of a document in document order, including the content of <noscript>. Elements have their
 * positions in the text if `sourceCodeLocationInfo` is true.
 */
export function elementsOf(html: string, { sourceCodeLocationInfo = false } = {}): Parsed.Element[] {
  return elementsIn(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo }));
}

function elementsIn(node: Parsed.Node): Parsed.Element[] {
  const ownElement = 'attrs' in node ? [node] : [];
  return 'childNodes' in node ? [...ownElement, ...node.childNodes.flatMap(elementsIn)] : ownElement;
}
