import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../../data/model/owner-facts';
import { scratchFolder } from '../../../tests/support/scratch';
import { copyRecords } from '../../finished-build/kept-records';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { listFiles } from '../../lib/list-files';
import { draftOf, valueAt } from '../shared/protocol';
import { createDesk, type Desk } from './desk';
import type { Value } from './edit-source';
import { type Pages, townsAndServices } from './towns-and-services';

const root = scratchFolder();
const pageFiles = await listFiles('pages');
let desk: Desk;
let pages: Pages;
beforeEach(() => {
  cpSync('data', root('data'), { recursive: true, filter: (file) => !file.includes('photos/') });
  writeFileSync(
    root('data/redirects.ts'),
    "export const redirects = { '/zones': '/zones-intervention', '/bois': '/services/peinture-boiserie' };\n",
  );
  desk = createDesk(root(), pageFiles);
  pages = townsAndServices(desk);
  // As at its first start the desk keeps what is online.
  desk.state();
});

const [PAINT, MOSS] = ['data/services/peinture-boiserie.ts', 'data/services/demoussage-nettoyage-toiture.ts'];
const written = (file: string, record: string, path: Path) =>
  valueAt(desk.state().records.find((one) => one.file === file && one.record === record)?.value, path)!;
const write = async (file: string, record: string, path: Path, value: Value) => {
  const was = written(file, record, path);
  const edits = [{ file, record, title: 'test', was, edit: { kind: 'set' as const, path, value } }];
  expect(await desk.change(edits)).toEqual([{ kind: 'saved' }]);
};
const withdraw = async (file: string) => {
  expect(await pages.withdraw({ file })).toEqual({ kind: 'saved' });
  expect(await pages.resume({ file })).toEqual({ kind: 'saved' });
};

describe('a page that was withdrawn and comes back', () => {
  test.each([
    ['data/services/ravalement-facade.ts'],
    ['data/towns/dompaire.ts'],
    [PAINT, MOSS],
  ])('%s is wherever it was, in one step', async (...files) => {
    const { site } = desk.reading();
    for (const file of files) await withdraw(file);
    const between = desk.texts();
    for (const file of files) expect(await pages.publish({ file: draftOf(file) })).toEqual({ kind: 'saved' });
    expect(desk.reading().site).toEqual(site);
    expect(desk.state().changes).toEqual([]);
    for (const _ of files) await desk.undo();
    expect(desk.texts()).toEqual(between);
  });

  test('is named by its lists again where another had to be chosen elsewhere, which stays', async () => {
    for (const part of [6, 7])
      await write('data/roof-anatomy.ts', 'roofParts', [part, 'service'], 'changement-toiture');
    const { site } = desk.reading();
    await withdraw('data/services/charpente.ts');
    await pages.publish({ file: 'data/brouillons/services/charpente.ts' });
    expect(desk.reading().site).toEqual(site);
  });

  test('leaves what was chosen in its place', async () => {
    await withdraw(PAINT);
    const related: [string, string, Path] = ['data/services/ravalement-facade.ts', 'service', ['relatedServices']];
    const chosen = written(...related) as string[];
    expect(chosen).not.toContain('peinture-boiserie');
    await write(...related, [...chosen, 'charpente']);
    await write('data/redirects.ts', 'redirects', ['/bois'], '/contact');
    await pages.publish({ file: draftOf(PAINT) });
    const { services, redirects, serviceOrder } = desk.reading().site;
    expect(services?.['ravalement-facade']?.relatedServices).toEqual([...chosen, 'charpente']);
    expect(redirects?.['/bois']).toBe('/contact');
    expect(serviceOrder?.[1]).toBe('peinture-boiserie');
    expect(services?.['dessous-de-toit']?.relatedServices).toContain('peinture-boiserie');
  });
});

describe('before a service is withdrawn its owner reads where texts still speak of it', () => {
  const spoken = (file: string) =>
    pages.spoken({ file }).map(({ file, path }) => `${file.slice(5, -3)} ${path.join('.')}`);

  test('however they write the name that the menu has, or as much of it as any says', async () => {
    const frame = spoken('data/services/charpente.ts');
    expect(frame).toEqual(
      expect.arrayContaining([
        'home hero.text',
        'towns/golbey roofs.paragraphs.0',
        'services/changement-toiture intro',
        'commitments newFrames.question',
        'gallery 9.description',
      ]),
    );
    const moss = spoken(MOSS);
    expect(moss).toEqual(expect.arrayContaining(['home seo.description', 'towns/epinal priorities.2.reason']));
    // What nobody reads any more, and what only search engines do.
    expect([...frame, ...moss].filter((field) => /blurbs|drawings charpente|keywords/.test(field))).toEqual([]);
    expect(frame.length).toBeLessThan(60);
  });

  test('each of two that it names, but none that is a word of the trade', async () => {
    expect(spoken(PAINT)).toEqual(expect.arrayContaining(['home hero.text', 'towns/golbey season']));
    const gutters = spoken('data/services/nettoyage-cheneau.ts');
    expect(gutters).toEqual(expect.arrayContaining(['towns/epinal roofs.paragraphs.1']));
    expect(gutters.length).toBeLessThan(60);
  });

  test('but not a word that all texts have', async () => {
    await write('data/services/charpente.ts', 'service', ['menu', 'title'], 'Toit');
    expect(spoken('data/services/charpente.ts')).toEqual([]);
  });
});

test('a page that was never online leaves no address to lead on when it goes', async () => {
  const online = await copyRecords(root(), root(RECORDS_ONLINE));
  rmSync(join(online, PAINT));
  const redirects = written('data/redirects.ts', 'redirects', []);
  expect(await pages.withdraw({ file: PAINT })).toEqual({ kind: 'saved' });
  expect(written('data/redirects.ts', 'redirects', [])).toEqual({ ...(redirects as object), '/bois': '/' });
});

test('a draft that is gone is not deleted again, and what was taken back can still be restored', async () => {
  await write('data/company.ts', 'company', ['legalForm'], 'artisan');
  await desk.undo();
  const gone = { file: 'data/brouillons/towns/nulle-part.ts' };
  await expect(pages.discard(gone)).rejects.toThrow('Ce brouillon n’existe plus.');
  await expect(pages.publish(gone)).rejects.toThrow('Ce brouillon n’existe plus.');
  expect([desk.state().undo, desk.state().redo]).toEqual([undefined, 'test']);
});
