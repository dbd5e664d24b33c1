import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInlineCode } from '../build-site/hosting/inline-code';
import { floorPage } from './bare-page';
import { brotli } from './brotli';

/** A folder that holds the bare pages of these files at the same addresses, with the same pictures and headers. */
export async function makeFloorSite(
  folder: string,
  files: string[],
): Promise<{ folder: string; remove(): Promise<void> }> {
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  await cp(folder, floor, { recursive: true });
  const hashes: string[] = [];
  for (const file of files) {
    const html = floorPage(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(floor, file), html);
    await writeFile(join(floor, `${file}.br`), brotli(html));
    hashes.push(...findInlineCode(html, file).styles);
  }
  await allowStyles(join(floor, '.htaccess'), hashes);
  return { folder: floor, remove: () => rm(floor, { recursive: true }) };
}

/** As many hashes in the policy as before, so that the headers weigh the same. */
async function allowStyles(file: string, hashes: string[]): Promise<void> {
  const htaccess = await readFile(file, 'utf8').catch(() => '');
  if (!htaccess) return;
  const policy = htaccess.replace(/style-src 'self'((?: 'sha256-[^']+')*)/, (_, known: string) => {
    const count = Math.max(hashes.length, known.trim().split(' ').length);
    return `style-src 'self' ${[...hashes, ...known.trim().split(' ')].slice(0, count).join(' ')}`;
  });
  await writeFile(file, policy);
}
