import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { CORNERS, OWNERS_SECRET, photoHeld } from '../../tests/support/phone-photos';
import { scratchFolder } from '../../tests/support/scratch';
import { createDesk } from './desk';
import type { Edit, Value } from './edit-source';
import { type DeskEdit, valueAt } from './protocol';

/** Twelve hundred by nine hundred, stored on its side; with Display P3, a place and a description. */
const HEIC = readFileSync('tests/support/iphone.heic');
const ID = 'zone-lac';
const OLD = 'zone-lac.jpg';

const folder = scratchFolder();
let root = '';
beforeEach(() => {
  root = folder();
  const isNeeded = (file: string) => !file.includes('photos/') || file.endsWith(OLD);
  cpSync('data', join(root, 'data'), { recursive: true, filter: isNeeded });
});

const there = () => readdirSync(join(root, 'data/photos')).sort();
const aside = () => readdirSync(join(root, '.cache/bureau/photos')).sort();
const records = () => readFileSync(join(root, 'data/photos.ts'), 'utf8');
type Desk = ReturnType<typeof createDesk>;

function edit(desk: Desk, change: Edit): DeskEdit {
  const { value } = desk.state().records.find(({ record }) => record === 'photos')!;
  return { file: 'data/photos.ts', record: 'photos', title: 'photo', was: valueAt(value, change.path), edit: change };
}
const set = (desk: Desk, path: string[], value: Value) => edit(desk, { kind: 'set', path: [ID, ...path], value });
const replace = (desk: Desk, file: string) =>
  desk.change([set(desk, ['file'], file), edit(desk, { kind: 'remove', path: [ID, 'rendering'] })]);

test('a HEIC becomes a JPEG: upright, in its own colours, and nothing else that the telephone wrote', async () => {
  const { file } = await createDesk(root).receivePhoto('IMG_2041.HEIC', HEIC);
  expect(file).toBe('img-2041.jpg');
  const jpeg = readFileSync(join(root, '.cache/bureau/photos', file));
  const { width, height, exif, xmp, icc } = await sharp(jpeg).metadata();
  expect({ width, height, exif, xmp }).toEqual({ width: 1200, height: 900 });
  expect([HEIC, jpeg].map((content) => content.includes('Madame Exemple'))).toEqual([true, false]);
  expect(OWNERS_SECRET).toContain('Madame Exemple');
  expect(icc?.toString('latin1')).toContain('mntrRGB');
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg)
    .toColourspace('srgb')
    .extract({ left: 100, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  for (const [index, value] of [red, green, blue].entries())
    expect(Math.abs(value - CORNERS.topLeft[index]!)).toBeLessThan(8);
});

test('what the build would refuse is told at once in its words, and leaves nothing', async () => {
  const desk = createDesk(root);
  const jpeg = await photoHeld(1);
  const [narrow, low] = await Promise.all([photoHeld(1, 1199, 900), photoHeld(6, 1200, 599)]);
  const gif = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#888' } })
    .gif()
    .toBuffer();
  const refused: [string, Buffer, string][] = [
    ['toit.jpg', narrow, 'toit.jpg ne fait que 1199 px de large'],
    ['toit.jpg', low, 'toit.jpg ne fait que 599 px de haut'],
    ['toit.jpg', gif, 'est en réalité au format GIF'],
    ['toit.jpg', Buffer.from('%PDF-1.7'), 'n’est pas une image'],
    ['toit.jpg', Buffer.alloc(0), 'n’est pas une image'],
    ['toit.jpg', jpeg.subarray(0, jpeg.length / 2), 'est abîmé ou incomplet'],
    ['IMG_1.HEIC', HEIC.subarray(0, 1200), 'IMG_1.HEIC est abîmé ou incomplet'],
    ['a\\b.jpg', jpeg, "n'est pas le nom d'un fichier"],
  ];
  for (const [name, content, sentence] of refused)
    await expect(desk.receivePhoto(name, content), name).rejects.toThrow(sentence);
  expect(aside).toThrow('ENOENT');
  // A few pixels more, and it is only said that it will look soft.
  const { note } = await desk.receivePhoto('toit.jpg', jpeg);
  expect(note).toContain('serait un peu floue');
});

test('a name that something has is not taken twice', async () => {
  const desk = createDesk(root);
  const jpeg = await photoHeld(1);
  const names = [];
  for (const name of ['Zone Lac.JPG', 'home-hero.png', 'IMG.jpg', 'IMG.jpg', '…'])
    names.push((await desk.receivePhoto(name, jpeg)).file);
  expect(names).toEqual(['zone-lac-2.jpg', 'home-hero-2.jpg', 'img.jpg', 'img-2.jpg', 'photo.jpg']);
});

test('a photograph is replaced in place; taken back, made again, and taken back after a new start', async () => {
  const desk = createDesk(root);
  const [text, old] = [records(), readFileSync(join(root, 'data/photos', OLD))];
  const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC, ID);
  expect([there(), aside()]).toEqual([[OLD], ['zone-lac-2.jpg']]);
  expect((await replace(desk, file))[0]).toEqual({ kind: 'saved' });
  expect([there(), aside()]).toEqual([['zone-lac-2.jpg'], [OLD]]);
  const replaced = records();
  expect(replaced).toBe(
    text.replace(/(file: 'zone-lac)(\.jpg',[^}]*?) {4}rendering: true,\n/, (_, start, rest) => `${start}-2${rest}`),
  );
  await desk.undo();
  expect([there(), records()]).toEqual([[OLD], text]);
  expect(readFileSync(join(root, 'data/photos', OLD))).toEqual(old);
  await desk.redo();
  expect([there(), records()]).toEqual([['zone-lac-2.jpg'], replaced]);
  await desk.receivePhoto('nobody-s.jpg', await photoHeld(1));

  const next = createDesk(root);
  await next.tidyPhotos();
  expect(aside()).toEqual([OLD]);
  const change = next.state().changes.find(({ path }) => path.join() === `${ID},file`)!;
  expect(await next.takeBack(change)).toEqual({ kind: 'saved' });
  expect([there(), records()]).toEqual([[OLD], text]);
});

test('a step that is not taken moves no file', async () => {
  const desk = createDesk(root);
  const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC, ID);
  const step = [set(desk, ['file'], file)];
  expect((await desk.change([set(desk, ['file'], 'not-there.jpg')]))[0]).toMatchObject({
    kind: 'refused',
    faults: [{ path: [ID, 'file'], sentence: expect.stringContaining('Le fichier not-there.jpg n’existe pas') }],
  });
  writeFileSync(join(root, 'data/photos.ts'), records().replace(`'${OLD}'`, "'by-hand.jpg'"));
  expect((await desk.change(step))[0]).toMatchObject({ kind: 'conflict', found: 'by-hand.jpg' });
  expect([there(), aside()]).toEqual([[OLD], [file]]);
  expect(desk.state().faults.map(({ path }) => path)).toContainEqual([ID, 'file']);
});

test('nothing leaves through a folder that is a link', async () => {
  const desk = createDesk(root);
  const { file } = await desk.receivePhoto('IMG_2041.HEIC', HEIC, ID);
  const step = [set(desk, ['file'], file)];
  renameSync(join(root, 'data/photos'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'data/photos'));
  await expect(desk.change(step)).rejects.toThrow("n'écrit pas dans");
  expect([there(), aside()]).toEqual([[OLD], [file]]);
});
