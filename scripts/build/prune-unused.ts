import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuiltDocument } from './documents';

/** Removes the assets that no document reaches, directly or through a script or stylesheet; returns their paths. */
export async function pruneUnused(folder: string, documents: BuiltDocument[]): Promise<string[]> {
  const assets = (await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  const texts = documents.map(({ html }) => html);
  const unseen = new Set(assets);
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const asset of unseen) {
      if (!text.includes(basename(asset))) continue;
      unseen.delete(asset);
      if (/\.(js|css)$/.test(asset)) texts.push(await readFile(asset, 'utf8'));
    }
  }
  await Promise.all([...unseen].map((asset) => rm(asset)));
  // Left by Vite's manifest, which only the build reads.
  await rm(join(folder, '.vite'), { recursive: true, force: true });
  return [...unseen];
}
