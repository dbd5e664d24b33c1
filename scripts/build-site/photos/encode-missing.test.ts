import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pictureOf } from '../../../tests/support/phone-photos';
import { createProgress } from '../../progress';
import { readCatalogue } from './catalogue';
import { type EncodeJob, jobsByUrl } from './encode-jobs';
import { encodeMissing } from './encode-missing';

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
  const written: string[] = [];
  const progress = createProgress({ ...terminal, write: (text) => written.push(text) });
  await encodeMissing(jobs, join(folder, 'cache'), progress);
  return written.join('');
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
  expect(files.filter((file) => /\.[0-9a-f-]{36}$/.test(file))).toEqual([]);
});

test('a terminal shows what has been made and how much is left', async () => {
  const shown = await run({ isTTY: true, columns: 200 });
  expect(shown).toMatch(/█+░+ +\d+ % {2}\d+\/\d+ {2}toit\.jpg, \w+ \d+ px, \w+/);
  expect(shown).toMatch(/fichiers encodés en \d+ s, \d+(,\d)? ko\.\n$/);
});

test('a log gets no control characters', async () => {
  const shown = await run();
  expect(shown).toMatch(/ {2}\d+\/\d+ {2}toit\.jpg, /);
  expect(shown).not.toContain('\r');
  expect(shown).not.toContain('\x1b');
});
