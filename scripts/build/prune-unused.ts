import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuiltDocument } from './documents';

const FILE_NAME = /[\w.-]+\.[a-z0-9]+/g;

/** Removes the assets that no document reaches, directly or through a script or stylesheet; returns their paths. */
export async function pruneUnused(folder: string, documents: BuiltDocument[]): Promise<string[]> {
  const assets = (await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  const texts = documents.map(({ html }) => html);
  const unseen = new Map(assets.map((asset) => [basename(asset), asset]));
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [name] of text.matchAll(FILE_NAME)) {
      const asset = unseen.get(name);
      if (!asset) continue;
      unseen.delete(name);
      if (/\.(js|css)$/.test(asset)) texts.push(await readFile(asset, 'utf8'));
    }
  }
  const unused = [...unseen.values()];
  await Promise.all(unused.map((asset) => rm(asset)));
  // Left by Vite's manifest, which only the build reads.
  await rm(join(folder, '.vite'), { recursive: true, force: true });
  return unused;
}
