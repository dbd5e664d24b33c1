import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { remove } from '../lib/held-files';
import { listFiles } from '../lib/list-files';
import { readDocuments } from './documents';

const ADDRESS = /assets\/[\w./-]+/g;
const FILE_NAME = /[\w.-]+\.[a-z0-9]+/g;

/** Removes the assets that no document reaches, directly or through a script or stylesheet; returns their paths. */
export async function pruneUnused(folder: string): Promise<string[]> {
  const assets = (await listFiles(join(folder, 'assets'))).map((path) => join(folder, 'assets', path));

  const unseen = new Map(assets.map((asset) => [basename(asset), asset]));
  const found: string[] = [];
  const look = (text: string, pattern: RegExp) => {
    for (const match of text.match(pattern) ?? []) {
      const asset = unseen.get(match.slice(match.lastIndexOf('/') + 1));
      if (!asset) continue;
      unseen.delete(basename(asset));
      if (/\.(js|css)$/.test(asset)) found.push(asset);
    }
  };
  // Documents give whole addresses, which are found in a tenth of the time; the others may give names alone.
  for (const { html } of await readDocuments(folder)) look(html, ADDRESS);
  for (let asset = found.pop(); asset; asset = found.pop()) look(await readFile(asset, 'utf8'), FILE_NAME);

  const unused = [...unseen.values()];
  await Promise.all(unused.map((asset) => remove(asset)));
  // Left by Vite's manifest, which only the build reads.
  await remove(join(folder, '.vite'));
  return unused;
}
