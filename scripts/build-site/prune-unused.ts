import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from '../lib/list-files';
import { remove } from '../lib/retry-locked-files';
import { readDocuments } from './documents';

const ASSET_PATH = /assets\/[\w./-]+/g;
const FILE_NAME = /[\w.-]+\.[a-z0-9]+/g;

/** Removes the assets that no document refers to, directly or through a script or stylesheet. Returns their paths. */
export async function pruneUnused(folder: string): Promise<string[]> {
  const assets = (await listFiles(join(folder, 'assets'))).map((path) => join(folder, 'assets', path));

  const unseenAssets = new Map(assets.map((asset) => [basename(asset), asset]));
  const foundAssets: string[] = [];
  const scanText = (text: string, pattern: RegExp) => {
    for (const match of text.match(pattern) ?? []) {
      const asset = unseenAssets.get(match.slice(match.lastIndexOf('/') + 1));
      if (!asset) continue;
      unseenAssets.delete(basename(asset));
      if (/\.(js|css)$/.test(asset)) foundAssets.push(asset);
    }
  };
  // Documents contain full paths, which takes a tenth of the time to search; assets may contain file names only.
  for (const { html } of await readDocuments(folder)) scanText(html, ASSET_PATH);
  for (let asset = foundAssets.pop(); asset; asset = foundAssets.pop())
    scanText(await readFile(asset, 'utf8'), FILE_NAME);

  const unusedAssets = [...unseenAssets.values()];
  await Promise.all(unusedAssets.map((asset) => remove(asset)));
  // Vite's manifest is in this folder. Only the build reads it.
  await remove(join(folder, '.vite'));
  return unusedAssets;
}
