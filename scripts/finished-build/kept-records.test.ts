import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { onDisk, RECORDS_OF_BUILD } from '../../data/model/source';
import { scratchFolder } from '../../tests/support/scratch';
import { copyRecords } from './kept-records';

const root = scratchFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});

test('who edits while a build runs changes nothing of what it reads', async () => {
  cpSync('data', root('data'), { recursive: true, filter: (file) => !file.includes('photos/') });
  const company = root('data/company.ts');
  const before = readFileSync(company, 'utf8');
  const copy = await copyRecords(root(), root('copy'));
  writeFileSync(company, before.replace('15', '16'));
  vi.stubEnv(RECORDS_OF_BUILD, copy);
  expect(onDisk().files()).toEqual(onDisk(root(), root()).files());
  expect(onDisk().read('data/company.ts').toString()).toBe(before);
  // Another project's are its own, whatever is built here.
  expect(onDisk(root()).read('data/company.ts').toString()).not.toBe(before);
});
