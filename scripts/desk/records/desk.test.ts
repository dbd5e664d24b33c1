import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { CORNERS, photoWithOrientation } from '../../../tests/support/phone-photos';
import { scratchFolder } from '../../../tests/support/scratch';
import { copyTestData } from '../../../tests/support/test-site';
import { copyRecords } from '../../finished-build/built-records';
import { RECORDS_ONLINE } from '../../finished-build/versions';
import { listFiles } from '../../lib/list-files';
import { isSameField } from '../shared/field';
import { type DeskEdit, valueAt } from '../shared/protocol';
import { createDesk, type Desk } from './desk';
import type { Edit, Value } from './edit-source';

/**
 * A photo of 1200 × 900 pixels, which is stored on its side and has a Display P3 profile, a place and a description.
 */
const HEIC = readFileSync('tests/support/iphone.heic');
const ID = 'vallee';
const OLD = 'vallee.jpg';

const root = scratchFolder();
const pageFiles = await listFiles('pages');
let desk: Desk;
beforeEach(() => {
  desk = createDesk(root(), pageFiles);
  copyTestData(root(), (file) => !file.includes('photos/') || file.endsWith(OLD));
  // Without delivery, the URL of the site may be any URL.
  writeFileSync(root('data/company.ts'), text('data/company.ts').replace(/ delivery: \{.*\},/, ' delivery: false,'));
});

const text = (file: string) => readFileSync(root(file), 'utf8');

/** Returns an edit as the form of a record sends it, with the current value as `expected`. */
function deskEdit(file: string, record: string, edit: Edit): DeskEdit {
  const { value } = desk
    .state()
    .records.find((deskRecord) => deskRecord.file === file && deskRecord.record === record)!;
  return { file, record, title: 'test', expected: valueAt(value, edit.path), edit };
}
const setEdit = (file: string, record: string, path: Path, value: Value) =>
  deskEdit(file, record, { kind: 'set', path, value });
const company = (path: Path, value: Value) => setEdit('data/company.ts', 'company', path, value);

test('finds the fields that printed texts refer to', () => {
  const { entries } = desk.state();
  const taken = entries.flatMap(({ references: takes }) => takes);
  expect(new Set(taken.map(({ record }) => record))).toContain('commitments');
  expect(taken.filter((field) => !entries.some((entry) => isSameField(entry, field)))).toEqual([]);
});

test('lists the changes since the last deployment', async () => {
  const online = await copyRecords(root(), root(RECORDS_ONLINE));
  expect(desk.state().changes).toEqual([]);
  await desk.change([company(['phone'], '03 29 11 22 33')]);
  expect(desk.state().changes).toMatchObject([{ path: ['phone'], new: '03 29 11 22 33' }]);
  // Copies the records as a build that starts now would use them, even if the owner writes during the build.
  await copyRecords(root(), online);
  expect(desk.state().changes).toEqual([]);
  await desk.change([company(['phone'], '03 29 44 55 66')]);
  expect(desk.state().changes).toMatchObject([{ old: '03 29 11 22 33', new: '03 29 44 55 66' }]);
});

test('refuses edits that would break the build, worded for the form', async () => {
  const before = desk.texts();
  const town = (path: Path, value: Value) => setEdit('data/towns/vieux-moutier.ts', 'town', path, value);
  const { value } = desk.state().records.find(({ file }) => file === 'data/towns/roche-ferrand.ts')!;
  const outcomes = await desk.change([
    town(['name'], 'Roche-Ferrand'),
    town(['priorities'], Array(2).fill({ service: 'charpente', reason: 'Un toit.' })),
    town(['neighbours', 0, 'km'], 'deux'),
    town(['heroImage'], 'nulle-part'),
    town(['season'], valueAt(value, ['season'])!),
    town(['priorities', 0, 'service'], 'ramonage'),
    company(['address', 'postalCode'], ''),
    setEdit('data/testimonials.ts', 'testimonials', [0, 'published'], 'hier'),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'refused'));
  expect(desk.texts()).toEqual(before);
  expect(JSON.stringify(outcomes)).toMatch(
    /«\sRoche-Ferrand\s» sert déjà à une autre fiche\s;.*Le n°.2 est le même que le n°.1.; remplacez.*écrivez un nombre/,
  );
  expect(JSON.stringify(outcomes).match(/"sentence":"[^"]*(?:guillemets|data\/|\.ts|\d{4}-\d\d)[^"]*/g)).toBeNull();
});

test('writes text while typing and normalizes it afterwards, in one step', async () => {
  const before = text('data/company.ts');
  const form = (value: string) => company(['legalForm'], value);
  await desk.change([{ ...form('artisan '), isTyping: true }]);
  expect(text('data/company.ts')).toContain("legalForm: 'artisan ',");
  await desk.change([form(' arti\u00adsan\tcou\u200bvreur ')]);
  expect(text('data/company.ts')).toContain("legalForm: 'artisan couvreur',");
  await desk.change([company(['siteUrl'], 'WWW.Dubois-Toitures.fr/')]);
  expect(text('data/company.ts')).toContain("siteUrl: 'https://www.dubois-toitures.fr',");
  await desk.undo();
  expect(text('data/company.ts')).toContain("legalForm: 'artisan couvreur',");
  await desk.undo();
  expect(text('data/company.ts')).toBe(before);
  await desk.redo();
  expect(text('data/company.ts')).toContain("legalForm: 'artisan couvreur',");
  // Another visit to the same field is another step.
  await desk.change([{ ...form('maçon'), isTyping: true }]);
  await desk.undo();
  expect(text('data/company.ts')).toContain("legalForm: 'artisan couvreur',");
});

test('restores `optional()` when a filled field is emptied again', async () => {
  const before = text('data/company.ts');
  await desk.change([company(['googleProfile'], 'https://profil.example/toits')]);
  await desk.change([deskEdit('data/company.ts', 'company', { kind: 'remove', path: ['googleProfile'] })]);
  expect([text('data/company.ts'), desk.state().changes]).toEqual([before, []]);
});

test('records no step for a text typed and deleted again', async () => {
  const [before, form] = [text('data/company.ts'), 'entrepreneuse individuelle'];
  await desk.change([company(['phone'], '03 29 11 22 33')]);
  for (const value of [`${form}s`, form]) await desk.change([{ ...company(['legalForm'], value), isTyping: true }]);
  await desk.change([company(['legalForm'], form)]);
  await desk.undo();
  expect([text('data/company.ts'), desk.state().undo]).toEqual([before, undefined]);
});

test('undoes an overlong text during typing but keeps a finished text', async () => {
  const before = text('data/home.ts');
  const type = async (value: string, isTyping = true) =>
    (await desk.change([{ ...setEdit('data/home.ts', 'home', ['seo', 'title'], value), isTyping }]))[0]!.kind;
  const long = 'Un titre qui se tape lettre après lettre '.repeat(9);
  expect(await type('Un titre')).toBe('saved');
  expect(await type(long)).toBe('refused');
  expect([text('data/home.ts'), desk.state().undo]).toEqual([before, undefined]);
  expect(await type('Un titre', false)).toBe('saved');
  expect(await type('Un titre qui')).toBe('saved');
  expect(await type(long)).toBe('refused');
  expect(text('data/home.ts')).toContain("title: 'Un titre',");
  await desk.undo();
  expect(text('data/home.ts')).toBe(before);
});

test('undoes a text but not the preceding choice or removal', async () => {
  const site = (value: Value) => setEdit('data/home.ts', 'home', ['hero', 'uprightImage'], value);
  expect(
    await desk.change([
      { ...deskEdit('data/home.ts', 'home', { kind: 'remove', path: ['hero', 'uprightImage'] }), isTyping: true },
    ]),
  ).toEqual([{ kind: 'saved' }]);
  const emptied = text('data/home.ts');
  expect((await desk.change([{ ...site('nulle-part'), isTyping: true }]))[0]).toMatchObject({ kind: 'refused' });
  expect(text('data/home.ts')).toBe(emptied);
});

test('refuses to remove a page from the list of pages', async () => {
  const before = text('data/pages.ts');
  const [outcome] = await desk.change([deskEdit('data/pages.ts', 'pages', { kind: 'remove', path: [1] })]);
  expect(outcome).toMatchObject({ kind: 'refused', faults: [{ file: 'data/pages.ts' }] });
  expect(text('data/pages.ts')).toBe(before);
});

test("keeps another program's changes if an edit conflicts with them", async () => {
  const edits = [company(['legalForm'], 'mine'), company(['phone'], '03 29 11 22 33')];
  const changedByOthers = text('data/company.ts').replace(/^ {2}phone: .*/m, "  phone: '03 29 44 55 66',");
  writeFileSync(root('data/company.ts'), changedByOthers);
  expect((await desk.change(edits, true))[0]).toMatchObject({ kind: 'conflict', found: '03 29 44 55 66' });
  expect((await desk.change(edits)).map(({ kind }) => kind)).toEqual(['saved', 'conflict']);
  expect(text('data/company.ts')).toBe(changedByOthers.replace("'entrepreneuse individuelle'", "'mine'"));
});

test('needs the expected value of a list only once per step', async () => {
  const file = 'data/gallery.ts';
  const edits = ['atelier', 'portrait'].map((photo, index): DeskEdit => {
    const value = { id: 20 + index, photo, description: `Photo ${photo}` };
    const edit = deskEdit(file, 'gallery', { kind: 'insert', path: [], index: 0, value });
    return index === 0 ? edit : { ...edit, expected: undefined };
  });
  expect((await desk.change(edits, true))[0]).toEqual({ kind: 'saved' });
  const before = text(file);
  expect(before).toMatch(/Photo portrait[^]*Photo atelier/);
  expect((await desk.change(edits, true))[0]).toMatchObject({ kind: 'conflict' });
  expect(text(file)).toBe(before);
});

test('has another version if a photo in use changes, but not after an upload', () => {
  const { version } = desk.state();
  writeFileSync(root('data/photos/new.jpg'), 'upload');
  expect(desk.state().version).toBe(version);
  writeFileSync(root(`data/photos/${OLD}`), 'other content');
  expect(desk.state().version).not.toBe(version);
});

test('reports a misnamed file and still writes and reverts fields', async () => {
  const before = text('data/company.ts');
  const { unreadable, version } = desk.state();
  expect(unreadable).toEqual([]);
  writeFileSync(root('data/towns/vieux-moutier.ts.txt'), '');
  // The version changes, because the preview shows no page while data/ has a fault.
  expect(desk.state().version).not.toBe(version);
  expect(await desk.change([company(['legalForm'], 'mine')])).toEqual([{ kind: 'saved' }]);
  expect(desk.state().unreadable).toMatchObject([{ file: 'data/towns/vieux-moutier.ts.txt' }]);
  rmSync(root('data/towns/vieux-moutier.ts.txt'));
  expect(desk.state().unreadable).toEqual([]);
  await desk.undo();
  expect(text('data/company.ts')).toBe(before);
});

test('reports an edit of a removed field and writes the others', async () => {
  const form = company(['legalForm'], 'mine');
  const gone = { ...form, file: 'data/towns/gone.ts', record: 'town' };
  const outcomes = await desk.change([form, gone]);
  expect(outcomes).toMatchObject([{ kind: 'saved' }, { sentence: expect.stringContaining('n’existe plus') }]);
  expect(text('data/company.ts')).toContain("'mine'");
});

test('reports once that a step cannot be undone, then skips it', async () => {
  await desk.change([company(['legalForm'], 'mine')]);
  const home = text('data/home.ts');
  await desk.change([setEdit('data/home.ts', 'home', ['seo', 'title'], 'Un autre titre')]);
  writeFileSync(root('data/home.ts'), `${home}// By hand.\n`);
  expect(await desk.undo()).toMatchObject({ kind: 'conflict' });
  expect(await desk.undo()).toEqual({ kind: 'saved' });
  expect([text('data/company.ts').includes("'mine'"), text('data/home.ts')]).toEqual([false, `${home}// By hand.\n`]);
  expect(await desk.redo()).toEqual({ kind: 'saved' });
  expect(desk.state().redo).toBeUndefined();
});

test('joins pasted lines with commas in an enumeration', async () => {
  await desk.change([company(['insurer', 'activities'], 'Couverture\n• Zinguerie,\n- Charpente bois.\n')]);
  expect(text('data/company.ts')).toContain("activities: 'Couverture, Zinguerie, Charpente bois'");
  await desk.change([company(['insurer', 'activities'], 'Couverture et\tzinguerie.')]);
  expect(text('data/company.ts')).toContain("activities: 'Couverture et zinguerie.'");
});

test('joins the two lines of a pasted address with a comma', async () => {
  await desk.change([company(['insurer', 'address'], '1 rue des Lilas\n75000 Paris\n')]);
  expect(text('data/company.ts')).toContain("address: '1 rue des Lilas, 75000 Paris'");
});

test('unwraps a sample once all of its texts have changed', async () => {
  desk.state();
  const credit = (key: string, value: string) => setEdit('data/site-credit.ts', 'siteCredit', [key], value);
  await desk.change([credit('title', 'Site fait par Claire')]);
  expect(text('data/site-credit.ts')).toContain('sample(');
  await desk.change([{ ...credit('href', 'https://www.claire.fr/'), isTyping: true }]);
  expect(text('data/site-credit.ts')).toContain('sample(');
  await desk.change([credit('href', 'https://www.claire.fr/')]);
  expect(text('data/site-credit.ts')).toContain(
    "export const siteCredit = { title: 'Site fait par Claire', href: 'https://www.claire.fr/' };",
  );
});

test('keeps a sample review that has no dates', async () => {
  const { value } = desk.state().records.find(({ record }) => record === 'testimonials')!;
  const index = (value as object[]).findIndex((entry) => 'ownerFact' in entry);
  const review = (key: string, value: string) => setEdit('data/testimonials.ts', 'testimonials', [index, key], value);
  const given = { name: 'Claire M.', location: 'Golbey', text: 'Gouttières posées en un jour.' };
  for (const [key, value] of Object.entries(given))
    expect(await desk.change([review(key, value)])).toEqual([{ kind: 'saved' }]);
  expect(text('data/testimonials.ts')).toContain('sample(');
  for (const key of ['works', 'published']) await desk.change([review(key, '2026-05-04')]);
  expect(text('data/testimonials.ts')).not.toContain('sample(');
});

test.each(['en-ligne.json', 'etape.json'])('opens again after an interruption while writing %s', async (name) => {
  mkdirSync(root('.cache/bureau'), { recursive: true });
  writeFileSync(root(`.cache/bureau/${name}`), '["data/comp');
  await desk.files.rollBack();
  expect(desk.state().changes).toEqual([]);
});

describe('photos of the desk', () => {
  const listPhotos = () => readdirSync(root('data/photos')).sort();
  const records = () => text('data/photos.ts');
  const setPhotoValue = (path: string[], value: Value) => setEdit('data/photos.ts', 'photos', [ID, ...path], value);
  const replace = (file: string) => {
    const unmarked = deskEdit('data/photos.ts', 'photos', { kind: 'remove', path: [ID, 'rendering'] });
    return desk.change([setPhotoValue(['file'], file), unmarked]);
  };

  test('converts HEIC to an upright JPEG with its colours, without metadata', async () => {
    const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC);
    expect(file).toBe('img-2041.jpg');
    const jpeg = readFileSync(root(`data/photos/${file}`));
    const { width, height, exif, xmp, icc } = await sharp(jpeg).metadata();
    expect({ width, height, exif, xmp }).toEqual({ width: 1200, height: 900 });
    expect([HEIC, jpeg].map((content) => content.includes('Madame Exemple'))).toEqual([true, false]);
    expect(icc?.toString('latin1')).toContain('mntrRGB');
    const place = { left: 100, top: 100, width: 1, height: 1 };
    const colour = await sharp(jpeg).toColourspace('srgb').extract(place).raw().toBuffer();
    for (const [index, value] of CORNERS.topLeft.entries()) expect(Math.abs(colour[index]! - value)).toBeLessThan(8);
  });

  test('finds a file name with decomposed accents from macOS', async () => {
    const decomposedName = 'forêt.jpg'.normalize('NFD');
    renameSync(root(`data/photos/${OLD}`), root(`data/photos/${decomposedName}`));
    writeFileSync(root('data/photos.ts'), records().replace(OLD, decomposedName.normalize('NFC')));
    const isMissing = () => desk.state().faults.some(({ path }) => path[0] === ID);
    expect([isMissing(), desk.findPhoto(decomposedName.normalize('NFC'))]).toEqual([
      false,
      root(`data/photos/${decomposedName}`),
    ]);
  });

  test('avoids existing names and names reserved by Windows', async () => {
    const jpeg = await photoWithOrientation(1);
    const names = [];
    // Each photo has a different content.
    for (const name of ['Vallée.JPG', 'atelier.png', 'IMG.jpg', 'IMG.jpg', '…', 'Aux.jpg'])
      names.push((await desk.receivePhoto(name, Buffer.concat([jpeg, Buffer.from([names.length])]))).file);
    expect(names).toEqual(['vallee-2.jpg', 'atelier-2.jpg', 'img.jpg', 'img-2.jpg', 'photo.jpg', 'aux-2.jpg']);
  });

  test('deletes a discarded photo unless a record or step needs it', async () => {
    const { file } = await desk.receivePhoto('IMG_1.JPG', await photoWithOrientation(1), ID);
    await replace(file);
    await desk.discardPhoto(file);
    await desk.undo();
    await desk.discardPhoto(file);
    expect(listPhotos()).toEqual(['vallee-2.jpg', OLD]);
    const other = await desk.receivePhoto('IMG_2.JPG', await photoWithOrientation(3));
    await desk.discardPhoto(other.file);
    await desk.discardPhoto(OLD);
    expect(listPhotos()).toEqual(['vallee-2.jpg', OLD]);
  });

  test('undoes and redoes a replaced photo, also after a restart', async () => {
    const text = records();
    const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC, ID);
    expect([listPhotos(), records()]).toEqual([['vallee-2.jpg', OLD], text]);
    expect((await replace(file))[0]).toEqual({ kind: 'saved' });
    const replaced = records();
    expect(replaced).toBe(
      text.replace(/(file: 'vallee)(\.jpg',[^}]*?) {4}rendering: true,\n/, (_, start, rest) => `${start}-2${rest}`),
    );
    await desk.undo();
    await desk.redo();
    expect(records()).toBe(replaced);

    const next = createDesk(root(), pageFiles);
    const half = { file: 'data/towns/half.ts', before: null, after: '' };
    const changedSince = { file: 'data/home.ts', before: 'old', after: 'new' };
    writeFileSync(root(half.file), '');
    writeFileSync(root('.cache/bureau/etape.json'), JSON.stringify([half, changedSince]));
    await next.files.rollBack();
    expect(() => readFileSync(root(half.file))).toThrow('ENOENT');
    const [change, ...others] = next.state().changes;
    expect(others).toEqual([]);
    expect(await next.revertChange({ ...change!, title: 'photo' })).toEqual({ kind: 'saved' });
    expect(records()).toBe(text);
  });

  test('refuses a missing photo and reports a deleted one', async () => {
    const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC, ID);
    const step = [setPhotoValue(['file'], file)];
    expect((await desk.change([setPhotoValue(['file'], 'not-there.jpg')]))[0]).toMatchObject({
      kind: 'refused',
      faults: [{ path: [ID, 'file'], sentence: expect.stringContaining('Le fichier not-there.jpg n’existe pas') }],
    });
    writeFileSync(root('data/photos.ts'), records().replace(`'${OLD}'`, "'by-hand.jpg'"));
    expect((await desk.change(step))[0]).toMatchObject({ kind: 'conflict', found: 'by-hand.jpg' });
    expect(desk.state().faults.map(({ path }) => path)).toContainEqual([ID, 'file']);
  });

  test('refuses a symbolic link in place of the folder', async () => {
    renameSync(root('data/photos'), root('elsewhere'));
    symlinkSync(root('elsewhere'), root('data/photos'));
    await expect(desk.receivePhoto('IMG_2041.HEIC', HEIC, ID)).rejects.toThrow("n'écrit pas dans");
    expect(listPhotos()).toEqual([OLD]);
  });
});

describe('PDFs of the desk', () => {
  const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}%%EOF\n`);

  test('reuses the name for the same file and avoids existing names', async () => {
    const names = [];
    for (const [name, words] of [
      ['Attestation été.pdf'],
      ['attestation-ete.PDF'],
      ['Attestation été.pdf', 'new'],
      ['Con.pdf'],
      ['….pdf'],
    ])
      names.push((await desk.receivePdf(name!, pdf(words))).file);
    const kept = ['attestation-ete.pdf', 'attestation-ete-2.pdf', 'con-2.pdf', 'document.pdf'];
    expect(names).toEqual([kept[0], ...kept]);
    expect(readdirSync(root('data/documents'))).toEqual([...kept, 'attestation-hardouin-2099.pdf'].sort());
    expect(readFileSync(root('data/documents/attestation-ete.pdf'))).toEqual(pdf());
    expect(desk.state().changes).toEqual([]);
  });

  test('saves a scan with a note that it has no text', async () => {
    const scan = pdf('1 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\nJFIF\nendstream\nendobj\n');
    expect(await desk.receivePdf('scan.pdf', scan)).toMatchObject({ note: expect.stringContaining('est un scan') });
    expect((await desk.receivePdf('attestation.pdf', pdf('text'))).note).toBeUndefined();
  });

  test('warns about an expired document', async () => {
    const { file } = await desk.receivePdf('a.pdf', pdf());
    await desk.change([company(['attestation'], { file, expires: '2020-12-31' })]);
    const sentence = expect.stringMatching(/^Périmé depuis le 31\/12\/2020\s: la page le cache/);
    expect(desk.state().warnings).toMatchObject([{ record: 'company', path: ['attestation'], sentence }]);
  });

  test('reports a deleted document and still writes other fields', async () => {
    const { file } = await desk.receivePdf('a.pdf', pdf());
    await desk.change([company(['attestation'], { file, expires: '2099-12-31' })]);
    const faultPaths = () => desk.state().faults.map(({ path }) => path.join('.'));
    expect(faultPaths()).not.toContain('attestation.file');
    rmSync(root(`data/documents/${file}`));
    expect(await desk.change([company(['legalForm'], 'mine')])).toEqual([{ kind: 'saved' }]);
    expect(faultPaths()).toContain('attestation.file');
    await desk.receivePdf('a.pdf', pdf());
    expect(faultPaths()).not.toContain('attestation.file');
  });

  test('asks the owner for a missing document', async () => {
    const setAttestation = async (file: string) => {
      const [outcome] = await desk.change([company(['attestation'], { file, expires: '2099-12-31' })]);
      return outcome?.kind === 'refused' ? outcome.faults.map(({ sentence }) => sentence) : [];
    };
    expect(await setAttestation('a.pdf')).toEqual([typeset('« a.pdf » n’est plus là ; redonnez-le.')]);
    expect(await setAttestation('')).toEqual(['Donnez le fichier PDF.']);
  });
});

test('restores a town page after somebody has deleted its file', async () => {
  const file = 'data/towns/vieux-moutier.ts';
  const before = text(file);
  const { faults, unreadable } = desk.state();
  expect(unreadable).toEqual([]);
  rmSync(root(file));
  expect(desk.state().unreadable).toMatchObject([{ file, hasCopy: true }]);
  expect(await desk.restore(file)).toEqual({ kind: 'saved' });
  expect(text(file)).toBe(before);
  expect(desk.state()).toMatchObject({ unreadable: [], faults });
});

test('reports a full disk, and writes the edit later', async () => {
  const before = text('data/company.ts');
  const edit = company(['legalForm'], 'mine');
  const failing = vi.spyOn(desk.files, 'write').mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }));
  const [outcome] = await desk.change([edit]);
  expect(outcome).toMatchObject({ kind: 'unwritten', sentence: expect.stringContaining('Le disque est plein') });
  expect(text('data/company.ts')).toBe(before);
  failing.mockRestore();
  expect(await desk.change([edit])).toEqual([{ kind: 'saved' }]);
});
