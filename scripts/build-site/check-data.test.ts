import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentenceOf } from '../../data/model/read/faults';
import { RECORDS_OF_BUILD, type Source } from '../../data/model/read/source';
import { scratchFolder } from '../../tests/support/scratch';
import { withCode, withFile } from '../../tests/support/wrong-fact';
import { copyRecords } from '../finished-build/kept-records';
import { checkData, inFew } from './check-data';

const folder = scratchFolder();
const told = (source: Source) => checkData(source).catch((error: Error) => error.message);

test('a build ends with the sentences of what is wrong in data/', async () => {
  expect(await told(withCode('epinal.name', 'Epinal'))).toMatch(
    /^data\/towns\/epinal\.ts, ligne \d+ : « Epinal » n'y est pas compris ; un texte s'écrit entre guillemets/,
  );
});

test('at most twenty, and how many more there are', async () => {
  const source = withFile('data/photos.ts', (text) => text.replace(/file: '/g, "file: 'photos/"));
  const [rest, ...sentences] = (await told(source))!.split('\n').reverse();
  expect(sentences).toHaveLength(20);
  expect(rest).toMatch(/^Et \d+ autres : corrigez d'abord ceux-ci, puis relancez\.$/);
});

test('a picture whose file is not there is one of them', async () => {
  expect(await told(withCode('photos.home-hero.file', "'maison.jpg'"))).toContain(
    "data/photos.ts, « home-hero » : le fichier data/photos/maison.jpg n'existe pas",
  );
});

test('a command that only reads data/ says what is wrong there, too, and nothing else', async () => {
  const records = await copyRecords('.', folder('records'));
  const town = `${records}/data/towns/epinal.ts`;
  writeFileSync(town, readFileSync(town, 'utf8').replace("name: 'Épinal'", "name: ''"));
  const env = { ...process.env, [RECORDS_OF_BUILD]: records };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/commands/owner.js', 'preview'], { env });
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('champ « name » (nom) : ce texte est vide')]);
  expect(stderr.toString()).not.toMatch(/\bat \S+ \(/);
});

const fault = (town: string, field = 'name') => ({
  ...{ file: `data/towns/${town}.ts`, record: 'town', path: [field] },
  ...{ problem: 'il manque', line: 2 },
});

test('one fault in many files is one sentence, and the files; one in two or three is told of each', () => {
  expect(inFew([fault('a'), fault('b', 'at'), fault('b'), fault('c'), fault('d')])).toEqual([
    'data/towns/a.ts et 3 autres fichiers, champ « name » (nom) : il manque.\n  Les autres : data/towns/b.ts, data/towns/c.ts, data/towns/d.ts.',
    sentenceOf(fault('b', 'at')),
  ]);
  expect(inFew([fault('a'), fault('b'), fault('c')])).toEqual([fault('a'), fault('b'), fault('c')].map(sentenceOf));
});
