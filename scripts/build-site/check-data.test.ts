import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentenceOf } from '../../data/model/read/faults';
import { problem } from '../../data/model/read/problems';
import type { Source } from '../../data/model/read/source';
import { copyProject } from '../../tests/desk/open-desk';
import { changeFile, replaceCode } from '../../tests/support/changed-data';
import { FIXTURES } from '../../tests/support/test-site';
import { checkData, groupFaults } from './check-data';

const messagesOf = (source: Source) =>
  checkData(source, join(FIXTURES, 'data/photos')).then(
    () => '',
    (error: Error) => error.message,
  );

test('ends the build with the sentences of all faults in data/', async () => {
  expect(await messagesOf(replaceCode('ombreval.name', 'Ombreval'))).toMatch(
    /^data\/towns\/ombreval\.ts, ligne \d+ : « Ombreval » n'y est pas compris ; un texte s'écrit entre guillemets/,
  );
});

test('prints at most twenty sentences and the number of the others', async () => {
  const records = Array.from({ length: 30 }, (_, index) => `p${index}: { file: 'photos/a.jpg', alt: 'Un toit' }`);
  const source = changeFile('data/photos.ts', (text) => text.replace(/= [^]*/, `= {${records}};`));
  const [rest, ...sentences] = (await messagesOf(source))!.split('\n').reverse();
  expect(sentences).toHaveLength(20);
  expect(rest).toMatch(/^Et \d+ autres : corrigez d'abord ceux-ci, puis relancez\.$/);
});

test('reports a picture without its file', async () => {
  expect(await messagesOf(replaceCode('photos.atelier.file', "'maison.jpg'"))).toContain(
    "data/photos.ts, « atelier » : le fichier data/photos/maison.jpg n'existe pas",
  );
});

test('reports faults of data/ without a stack in other commands', () => {
  const root = copyProject();
  try {
    const company = join(root, 'data/company.ts');
    writeFileSync(company, readFileSync(company, 'utf8').replace(/ legalForm: .*/, " legalForm: '',"));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/commands/owner.js', 'to-do'], { cwd: root });
    const expectedMessage = expect.stringContaining('champ « legalForm » (forme juridique) : ce texte est vide');
    expect([status, stderr.toString()]).toEqual([1, expectedMessage]);
    expect(stderr.toString()).not.toMatch(/\bat \S+ \(/);
  } finally {
    rmSync(root, { recursive: true });
  }
});

const fault = (town: string, field = 'name') => ({
  ...{ file: `data/towns/${town}.ts`, record: 'town', path: [field] },
  ...{ ...problem('unknown-field'), line: 2 },
});

test('groups equal faults of more than three files in one sentence', () => {
  expect(groupFaults([fault('a'), fault('b', 'at'), fault('b'), fault('c'), fault('d')])).toEqual([
    `data/towns/a.ts et 3 autres fichiers, champ « name » (nom) : ce champ n'existe pas ; corrigez son nom, ou retirez-le.\n  Les autres : data/towns/b.ts, data/towns/c.ts, data/towns/d.ts.`,
    sentenceOf(fault('b', 'at')),
  ]);
  expect(groupFaults([fault('a'), fault('b'), fault('c')])).toEqual(
    [fault('a'), fault('b'), fault('c')].map(sentenceOf),
  );
});
