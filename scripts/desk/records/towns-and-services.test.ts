import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../../data/model/owner-facts';
import { scratchFolder } from '../../../tests/support/scratch';
import { copyTestData } from '../../../tests/support/test-site';
import { copyRecords } from '../../finished-build/built-records';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { listFiles } from '../../lib/list-files';
import { draftOf, valueAt } from '../shared/protocol';
import { createDesk, type Desk } from './desk';
import type { Value } from './edit-source';
import { createPages, type Pages } from './towns-and-services';

const root = scratchFolder();
const pageFiles = await listFiles('pages');
let desk: Desk;
let pages: Pages;
const open = () => {
  desk = createDesk(root(), pageFiles);
  pages = createPages(desk);
  // The desk saves the texts that are online, as it does at its first start.
  desk.state();
};
beforeEach(() => {
  copyTestData(root(), (file) => !file.includes('photos/'));
  writeFileSync(
    root('data/redirects.ts'),
    "export const redirects = { '/zones': '/zones-intervention', '/bois': '/services/bardage-facade' };\n",
  );
  open();
});

const [CLADDING, SLATE] = ['data/services/bardage-facade.ts', 'data/services/couverture-ardoise.ts'];
const valueInFile = (file: string, record: string, path: Path) =>
  valueAt(
    desk.state().records.find((deskRecord) => deskRecord.file === file && deskRecord.record === record)?.value,
    path,
  )!;
const write = async (file: string, record: string, path: Path, value: Value) => {
  const was = valueInFile(file, record, path);
  const edits = [{ file, record, title: 'test', expected: was, edit: { kind: 'set' as const, path, value } }];
  expect(await desk.change(edits)).toEqual([{ kind: 'saved' }]);
};
const withdraw = async (file: string) => {
  expect(await pages.withdraw({ file })).toEqual({ kind: 'saved' });
  expect(await pages.resume({ file })).toEqual({ kind: 'saved' });
};

describe('publishing a withdrawn page again', () => {
  test.each([
    [CLADDING],
    ['data/towns/les-aulnaies.ts'],
    [CLADDING, 'data/towns/saint-brice-letang.ts'],
  ])('restores %s everywhere in one step', async (...files) => {
    const { records } = desk.loadRecords();
    for (const file of files) await withdraw(file);
    const between = desk.texts();
    for (const file of files) expect(await pages.publish({ file: draftOf(file) })).toEqual({ kind: 'saved' });
    expect(desk.loadRecords().records).toEqual(records);
    expect(desk.state().changes).toEqual([]);
    for (const _ of files) await desk.undo();
    expect(desk.texts()).toEqual(between);
  });

  test.each([
    [CLADDING],
    ['data/towns/les-aulnaies.ts'],
  ])('restores every byte of %s and of all referring files', async (file) => {
    const texts = desk.texts();
    await withdraw(file);
    await pages.publish({ file: draftOf(file) });
    expect(desk.texts()).toEqual(texts);
  });

  test('keeps comments that were added after the withdrawal', async () => {
    const file = CLADDING!;
    await withdraw(file);
    const order = desk.texts()['data/services.ts']!;
    writeFileSync(root('data/services.ts'), `// Ordre revu.\n${order}`);
    await pages.publish({ file: draftOf(file) });
    expect(desk.texts()['data/services.ts']).toMatch(/^\/\/ Ordre revu\.\n[^]*'bardage-facade'/);
  });

  test('restores list entries but keeps a replacement chosen elsewhere', async () => {
    const anatomy = root('data/roof-anatomy.ts');
    const text = readFileSync(anatomy, 'utf8');
    writeFileSync(
      anatomy,
      text.replace("elle pourrit.', service: 'charpente'", "elle pourrit.', service: 'bardage-facade'"),
    );
    open();
    await write('data/roof-anatomy.ts', 'roofParts', [12, 'service'], 'charpente');
    const { records } = desk.loadRecords();
    await withdraw(CLADDING);
    await pages.publish({ file: draftOf(CLADDING) });
    expect(desk.loadRecords().records).toEqual(records);
  });

  test('keeps a replacement chosen after the withdrawal', async () => {
    await withdraw(CLADDING);
    const priorities: [string, string, Path] = ['data/towns/ombreval.ts', 'town', ['priorities']];
    const chosen = valueInFile(...priorities) as { service: string; reason: string }[];
    expect(chosen.map(({ service }) => service)).toEqual(['charpente', 'zinguerie']);
    const another = { service: 'couverture-ardoise', reason: 'Le vent y prend les rives.' };
    await write(...priorities, [...chosen, another]);
    await write('data/redirects.ts', 'redirects', ['/bois'], '/contact');
    await pages.publish({ file: draftOf(CLADDING) });
    const { services, towns, redirects, serviceOrder } = desk.loadRecords().records;
    expect(towns?.ombreval?.priorities).toEqual([...chosen, another]);
    expect(redirects?.['/bois']).toBe('/contact');
    expect(serviceOrder?.[3]).toBe('bardage-facade');
    expect(services?.zinguerie?.relatedServices).toContain('bardage-facade');
  });
});

describe('findMentions() of a service', () => {
  const mentionsOf = (file: string) =>
    pages.findMentions({ file }).map(({ file, path }) => `${file.slice(5, -3)} ${path.join('.')}`);

  test('finds the menu name in any spelling, also shortened', async () => {
    const frame = mentionsOf('data/services/charpente.ts');
    expect(frame).toEqual(
      expect.arrayContaining([
        'home seo.description',
        'gallery-page seo.description',
        'company insurer.activities',
        'services/couverture-ardoise materials.items.0.text',
      ]),
    );
    const slate = mentionsOf(SLATE);
    expect(slate).toEqual(expect.arrayContaining(['home hero.title', 'towns/vieux-moutier roofs.paragraphs.0']));
    // Mentions exclude texts of removed pages and keywords, which visitors do not see.
    expect([...frame, ...slate].filter((field) => /blurbs|drawings charpente|keywords/.test(field))).toEqual([]);
    expect(frame.length).toBeLessThan(60);
  });

  test('finds each part of a double name, but not trade words', async () => {
    expect(mentionsOf(CLADDING)).toEqual(expect.arrayContaining(['home seo.description', 'towns/les-aulnaies season']));
  });

  test('ignores a name that is a common word', async () => {
    await write('data/services/charpente.ts', 'service', ['menu', 'title'], 'De');
    expect(mentionsOf('data/services/charpente.ts')).toEqual([]);
  });
});

test('removes the texts written for a withdrawn town', async () => {
  expect(await pages.describeWithdrawal({ file: 'data/towns/vieux-moutier.ts' })).toMatchObject({ faults: [] });
  expect(await pages.withdraw({ file: 'data/towns/vieux-moutier.ts' })).toEqual({ kind: 'saved' });
  expect(desk.texts()[SLATE!]).not.toContain('Le cloître');
  // A tab without another town is removed, too.
  expect(desk.loadRecords().records.zones?.map(({ towns }) => towns.length)).not.toContain(0);
  // A list of two towns asks for another town.
  const { faults } = await pages.describeWithdrawal({ file: 'data/towns/roche-ferrand.ts' });
  expect(faults.map(({ record, path }) => [record, ...path])).toContainEqual(['service', 'towns', 0, 'slug']);
});

test("lists texts with a town's former name until none remains", async () => {
  const file = 'data/towns/vieux-moutier.ts';
  expect(pages.formerName({ file })).toBeUndefined();
  const named = (path: Path, value: Value) => ({
    ...{ file, record: 'town', title: 'test', expected: valueInFile(file, 'town', path) },
    edit: { kind: 'set' as const, path, value },
  });
  const edits = [
    named(['name'], 'Moutier-le-Vieux'),
    named(['at'], 'à Moutier-le-Vieux'),
    named(['of'], 'de Moutier-le-Vieux'),
    named(['seo', 'title'], 'Couvreuse à Moutier-le-Vieux'),
  ];
  expect(new Set((await desk.change(edits, true)).map(({ kind }) => kind))).toEqual(new Set(['saved']));
  const listed = () => pages.formerName({ file })?.texts.map(({ path }) => path.join('.'));
  expect(pages.formerName({ file })?.name).toBe('Vieux-Moutier');
  expect(listed()).toEqual(expect.arrayContaining(['seo.description', 'intro.0']));
  await write(file, 'town', ['intro', 0], 'Moutier-le-Vieux est de l’autre côté du col.');
  expect(listed()).not.toContain('intro.0');
});

test('adds no redirect for a page that was never online', async () => {
  const online = await copyRecords(root(), root(RECORDS_ONLINE));
  rmSync(join(online, CLADDING));
  const redirects = valueInFile('data/redirects.ts', 'redirects', []);
  expect(await pages.withdraw({ file: CLADDING })).toEqual({ kind: 'saved' });
  expect(valueInFile('data/redirects.ts', 'redirects', [])).toEqual({ ...(redirects as object), '/bois': '/' });
});

test('refuses to delete a missing draft and keeps redo', async () => {
  await write('data/company.ts', 'company', ['legalForm'], 'artisan');
  await desk.undo();
  const gone = { file: 'data/brouillons/towns/nulle-part.ts' };
  await expect(pages.discard(gone)).rejects.toThrow('Ce brouillon n’existe plus.');
  await expect(pages.publish(gone)).rejects.toThrow('Ce brouillon n’existe plus.');
  expect([desk.state().undo, desk.state().redo]).toEqual([undefined, 'test']);
});
