import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pictureOf } from '../../../tests/support/phone-photos';
import { readCatalogue } from './catalogue';
import { type EncodeJob, jobsByUrl } from './encode-jobs';
import { encodeMissing } from './encode-missing';
import { progressOn } from './progress';

let folder: string;
let jobs: EncodeJob[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await writeFile(join(folder, 'toit.jpg'), await pictureOf(1600, 1200).jpeg().toBuffer());
  const { originals } = await readCatalogue(
    { toit: { file: 'toit.jpg', alt: 'Un toit', rendering: false } },
    folder,
    join(folder, 'cache'),
  );
  jobs = [...jobsByUrl(originals).values()].filter(({ file }) => file.width < 400);
});

async function run(terminal: { isTTY?: boolean; columns?: number } = {}) {
  const said: string[] = [];
  await encodeMissing(jobs, join(folder, 'cache'), progressOn({ ...terminal, write: (text) => said.push(text) }));
  return said.join('');
}

test('a first build encodes, a second one encodes nothing, one after the cache is deleted encodes again', async () => {
  expect(await run()).toMatch(new RegExp(`^Photos : ${jobs.length} fichiers à encoder\\.\n`));
  expect(await run()).toBe(`Photos : ${jobs.length} fichiers déjà prêts, rien à encoder.\n`);
  await rm(join(folder, 'cache'), { recursive: true });
  expect(await run()).toMatch(/fichiers à encoder\.\n/);
});

test('a build that was cut off goes on where it was', async () => {
  const all = jobs;
  jobs = all.slice(0, 2);
  await run();
  jobs = all;
  expect(await run()).toMatch(new RegExp(`^Photos : ${all.length - 2} fichiers à encoder, 2 déjà prêts\\.\n`));
});

test('the same input makes the same bytes', async () => {
  const { encodeCached } = await import('./encode-missing');
  const one = await encodeCached(jobs[0] as EncodeJob, join(folder, 'one'));
  const other = await encodeCached(jobs[0] as EncodeJob, join(folder, 'other'));
  expect(one.equals(other)).toBe(true);
});

test('nothing half written stays in the cache', async () => {
  await run();
  const files = await readdir(join(folder, 'cache'), { recursive: true });
  expect(files.filter((file) => /\.\d+$/.test(file))).toEqual([]);
});

test('a terminal shows what is being made, how much is left and for how long', async () => {
  const said = await run({ isTTY: true, columns: 200 });
  expect(said).toMatch(/█+░+ +\d+ % {2}photos \d+\/\d+, encore \d+ s : toit\.jpg, \w+ \d+ px, \w+/);
  expect(said).toMatch(/fichiers encodés en \d+,\d s, \d+ ko\.\n$/);
});

test('a log gets a line for each picture, and no control characters', async () => {
  const said = await run();
  expect(said).toMatch(/Photos : toit\.jpg prête, reste 0 fichier sur \d+/);
  expect(said).not.toContain('\r');
  expect(said).not.toContain('\x1b');
});
