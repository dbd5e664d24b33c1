import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { onDisk } from '../../data/model/read/source';
import { scratchFolder } from '../../tests/support/scratch';
import { copyTestData } from '../../tests/support/test-site';
import { stampFolder } from './build-stamp';
import { copyRecords } from './built-records';
import { beginVersion, findOnlineVersion, findPreviousVersion, keepVersion } from './versions';

const root = scratchFolder();
let home: string;
beforeEach(() => {
  home = root('dist/client');
});

async function build(text: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'index.html'), text);
  await stampFolder(home, {});
}

test('keeps the previous version if the same site goes online twice', async () => {
  for (const text of ['A', 'B', 'B']) {
    await build(text);
    await keepVersion(home, home);
  }
  await build('A');
  expect(await findOnlineVersion(home)).toBe(root('.versions/current/site'));
  expect(await findPreviousVersion(home)).toBe(root('.versions/previous/site'));
  // A copy that has lost a file does not count as a version.
  rmSync(root('.versions/current/site/index.html'));
  expect(await findOnlineVersion(home)).toBe(home);
});

test('returns to the last complete version after an incomplete upload', async () => {
  const [last, before] = [root('.versions/current/site'), root('.versions/previous/site')];
  for (const text of ['A', 'B']) {
    await build(text);
    await keepVersion(home, home);
  }
  // An interrupted return to the previous version can be continued.
  await beginVersion(home, before);
  expect(await findPreviousVersion(home)).toBe(before);
  await keepVersion(home, home);

  await build('C');
  await beginVersion(home, home);
  expect(await findPreviousVersion(home)).toBe(last);
  await beginVersion(home, last);
  expect(await findPreviousVersion(home)).toBe(last);
  await keepVersion(home, last);
  expect(await findPreviousVersion(home)).toBe(before);
});

test('builds from a copy of the records, unaffected by later edits', async () => {
  copyTestData(root());
  const company = root('data/company.ts');
  const before = readFileSync(company, 'utf8');
  const copy = await copyRecords(root(), root('copy'));
  writeFileSync(company, before.replace('22', '23'));
  const built = onDisk(root(), copy);
  expect(built.files()).toEqual(onDisk(root()).files());
  expect(built.read('data/company.ts').toString()).toBe(before);
  expect(onDisk(root()).read('data/company.ts').toString()).not.toBe(before);
});
