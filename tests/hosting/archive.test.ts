import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeArchive } from '../../scripts/commands/zip';
import { scratchFolder } from '../support/scratch';
import { writeSampleSite } from './sample-site';

const scratch = scratchFolder();

const hasUnzip = existsSync('/usr/bin/unzip');
if (!hasUnzip) console.warn('SKIPPED tests/hosting/archive.test.ts: apt-get install unzip');

test.skipIf(!hasUnzip)('the archive has all files, readable by everyone, dated today', async () => {
  const [site, unpacked, archive] = [scratch('site'), scratch('unpacked'), scratch('site.zip')];
  await writeSampleSite(site);
  const started = Date.now();
  const bytes = await writeArchive(site, archive);
  expect(bytes).toBe((await stat(archive)).size);

  execFileSync('unzip', ['-q', archive, '-d', unpacked]);
  const filesOf = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
  expect(await filesOf(unpacked)).toEqual(await filesOf(site));
  expect(await filesOf(unpacked)).toContain('.htaccess');
  for (const path of ['.htaccess', 'contact/index.html', 'contact/index.html.br']) {
    expect((await readFile(join(unpacked, path))).equals(await readFile(join(site, path)))).toBe(true);
  }
  const { mode, mtimeMs } = await stat(join(unpacked, 'index.html'));
  expect((mode & 0o777).toString(8)).toBe('644');
  expect(Math.abs(mtimeMs - started)).toBeLessThan(60_000);
});
