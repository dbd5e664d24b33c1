import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDocument } from '../documents';
import { integrityOf } from './inline-code';

const OWN_SCRIPT = /<script\b(?![^>]*\sintegrity=)([^>]*?)\ssrc="(\/[^"]+)"/g;

/**
 * Adds to each script of the site the hash of its content, so that a browser runs the file that was built or none.
 * Throws where a document names a script that the folder does not hold.
 */
export async function addIntegrity(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const addresses = new Set(
    documents.flatMap(({ html }) => [...html.matchAll(OWN_SCRIPT)].map((match) => match[2] ?? '')),
  );
  const hashes = new Map<string, string>();
  for (const address of addresses) hashes.set(address, integrityOf(await readFile(join(folder, address))));
  return documents.map((document) => ({
    ...document,
    html: document.html.replace(
      OWN_SCRIPT,
      (_, attributes: string, address: string) =>
        `<script${attributes} src="${address}" integrity="${hashes.get(address)}"`,
    ),
  }));
}
