import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { pictureOf } from '../../../tests/support/phone-photos';
import { scratchFolder } from '../../../tests/support/scratch';
import { createProgress } from '../../lib/progress';
import { readCatalogue } from './catalogue';
import { type EncodeJob, findReferencedUrls, jobsByUrl } from './encode-jobs';
import { cachePath, encodeCached, encodeMissing } from './encode-missing';

const folder = scratchFolder();
let jobs: EncodeJob[];
beforeEach(async () => {
  await writeFile(folder('toit.jpg'), await pictureOf(1600, 1200).jpeg().toBuffer());
  const record = { file: 'toit.jpg', alt: 'Un toit', rendering: false };
  const { originals } = await readCatalogue({ toit: record }, folder(), folder('cache'));
  jobs = [...jobsByUrl(originals).values()].filter(({ file }) => file.width < 400);
});

async function encodeJobs() {
  const outputs: string[] = [];
  const progress = createProgress({ write: (text) => outputs.push(text) });
  await encodeMissing(jobs, folder('cache'), progress);
  return outputs.join('');
}

test('encodes only files missing from the cache', async () => {
  const output = await encodeJobs();
  expect(output).toMatch(new RegExp(`^Photos : ${jobs.length} fichiers à encoder\\.\n`));
  expect(output).toMatch(
    / {2}\d+\/\d+ {2}(?:encore [\w ]+ {2})?toit\.jpg, \w+ \d+ px, \w+\n[^]*fichiers encodés en \d+ s, \d+(,\d)? ko\.\n$/,
  );
  expect(await encodeJobs()).toBe(`Photos : ${jobs.length} fichiers déjà prêts, rien à encoder.\n`);
  await rm(folder('cache'), { recursive: true });
  expect(await encodeJobs()).toMatch(/fichiers à encoder\.\n/);
});

test('continues after an interrupted build', async () => {
  const allJobs = jobs;
  jobs = allJobs.slice(0, 2);
  await encodeJobs();
  jobs = allJobs;
  expect(await encodeJobs()).toMatch(
    new RegExp(`^Photos : ${allJobs.length - 2} fichiers à encoder, 2 déjà prêts\\.\n`),
  );
});

test('encodes a file to the same bytes, alone or with others', async () => {
  const allJobs = jobs;
  const job = allJobs.find(({ file }) => file.format === 'avif' && file.shape === 'card')!;
  await encodeJobs();
  const expectedBytes = await readFile(cachePath(folder('cache'), job));
  await rm(folder('cache'), { recursive: true });
  jobs = [job];
  await encodeJobs();
  expect(await readFile(cachePath(folder('cache'), job))).toEqual(expectedBytes);
  expect(await encodeCached(job, folder('other cache'))).toEqual(expectedBytes);
});

test('encodes the files of several originals from the right original', async () => {
  await writeFile(folder('mur.jpg'), await pictureOf(1600, 1200).negate().jpeg().toBuffer());
  const record = { alt: 'Un toit', rendering: false };
  const records = { toit: { ...record, file: 'toit.jpg' }, mur: { ...record, file: 'mur.jpg' } };
  const { originals } = await readCatalogue(records, folder(), folder('cache'));
  jobs = [...jobsByUrl(originals).values()].filter(({ file }) => file.shape === 'card' && file.width < 500);
  await encodeJobs();
  for (const job of jobs) {
    const [actual, expected] = await Promise.all([meanOf(cachePath(folder('cache'), job)), meanOf(job.original.path)]);
    for (const [channel, value] of actual.entries()) expect(Math.abs(value - expected[channel]!)).toBeLessThan(12);
  }
});

const meanOf = async (path: string) => (await sharp(path).stats()).channels.map(({ mean }) => mean);

test('finds the photo URLs in pages, but does not read pictures', async () => {
  await mkdir(folder('zones/epinal'), { recursive: true });
  await writeFile(
    folder('index.html'),
    '<source srcset="/assets/photos/a-card-280-abc12345.avif 280w, /assets/photos/a-card-484-abc12345.avif 484w">',
  );
  await writeFile(
    folder('zones/epinal/index.html'),
    '<meta content="https://example.org/assets/photos/b-whole-1600-abc12345.jpg">',
  );
  await writeFile(folder('photo.avif'), '/assets/photos/c-card-280-abc12345.avif');
  expect([...(await findReferencedUrls(folder()))].sort()).toEqual([
    '/assets/photos/a-card-280-abc12345.avif',
    '/assets/photos/a-card-484-abc12345.avif',
    '/assets/photos/b-whole-1600-abc12345.jpg',
  ]);
});
