import { mkdir, rm, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { createNoise, photoWithOrientation, photoWithPosition, pictureOf } from '../../../tests/support/phone-photos';
import { scratchFolder } from '../../../tests/support/scratch';
import { readCatalogue } from './catalogue';

const folder = scratchFolder();
beforeEach(() => mkdir(folder('originals')));

const writeOriginal = (file: string, content: Buffer | string) => writeFile(folder(`originals/${file}`), content);
const read = (...files: string[]) => readAs({ rendering: false }, files);
const readAs = ({ rendering }: { rendering: boolean }, files: string[]) => {
  const records = files.map((file, index) => [`photo-${index + 1}`, { file, alt: 'Un toit', rendering }]);
  return readCatalogue(Object.fromEntries(records), folder('originals'), folder('cache'));
};
const jpeg = (width: number, height: number) => pictureOf(width, height).jpeg().toBuffer();

test('measures a photo with an EXIF orientation upright', async () => {
  await writeOriginal('IMG 2034 (été).jpg', await photoWithOrientation(6, 1500, 2000));
  const { originals } = await read('IMG 2034 (été).jpg');
  expect(originals['photo-1']).toMatchObject({ name: 'img-2034-ete', width: 1500, height: 2000 });
});

test('names a missing file and its record', async () => {
  await writeOriginal('mur.jpg', await jpeg(1600, 1200));
  await expect(read('toit.jpg')).rejects.toThrow(
    /« photo-1 » : le fichier data\/photos\/toit\.jpg n'existe pas ; déposez-le/,
  );
});

test('suggests a file if only capitals in its name differ', async () => {
  await writeOriginal('Toit.JPG', await jpeg(1600, 1200));
  await expect(read('toit.jpg')).rejects.toThrow(/le dossier contient « Toit\.JPG »/);
});

test('accepts an accent stored as two characters by a Mac', async () => {
  await writeOriginal('forêt.jpg'.normalize('NFD'), await jpeg(1600, 1200));
  await expect(read('forêt.jpg'.normalize('NFC'))).resolves.toMatchObject({ notes: [] });
});

test('reports a missing photo folder once', async () => {
  await rm(folder('originals'), { recursive: true });
  await expect(read('toit.jpg', 'mur.jpg')).rejects.toThrow(/^Le dossier data\/photos manque, ou il est vide ; .*\.$/);
});

test.each(['toit.jpg.txt', 'toit.jpg.jpg', 'toit.jfif'])('suggests to rename a file called %s', async (name) => {
  await writeOriginal(name, await jpeg(1600, 1200));
  await expect(read('toit.jpg')).rejects.toThrow(
    `le dossier contient « ${name} » : renommez ce fichier en « toit.jpg »`,
  );
});

test('does not take a folder for a picture', async () => {
  await writeOriginal('mur.jpg', await jpeg(1600, 1200));
  await mkdir(folder('originals/toit.jpg'));
  await expect(read('toit.jpg')).rejects.toThrow("toit.jpg n'existe pas");
});

/** Returns a JPEG whose header claims 20 000 × 20 000 pixels. */
async function huge(): Promise<Buffer> {
  const picture = await jpeg(1600, 1200);
  const sizes = picture.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  picture.writeUInt16BE(20_000, sizes);
  picture.writeUInt16BE(20_000, sizes + 2);
  return picture;
}
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>';

test.each([
  ['a GIF', () => pictureOf(1600, 1200).gif().toBuffer(), /toit\.jpg est en réalité au format GIF/],
  ['a drawing', () => DRAWING, /toit\.jpg est en réalité au format SVG/],
  ['a text', () => 'bonjour', /toit\.jpg n'est pas une image ; remplacez-le/],
  ['a strip of one line', () => jpeg(1300, 1), /toit\.jpg ne fait que 1 px de haut/],
  ['more pixels than can be encoded', huge, /toit\.jpg a trop de pixels .* 8000 px de large/],
  ['a width below 1200 px', () => jpeg(1100, 2400), /1100 px de large \(1200 px au moins\) ; reprenez/],
  ['an upright width below 1200 px', () => photoWithOrientation(8, 1100, 2400), /ne fait que 1100 px/],
])('rejects an unsuitable photo: %s', async (_, createContent, message) => {
  await writeOriginal('toit.jpg', await createContent());
  await expect(read('toit.jpg')).rejects.toThrow(message);
});

test('reports a photo as damaged at whatever byte it is truncated', async () => {
  const fullPhoto = await createNoise(1300, 900);
  for (const share of [0.2, 0.6, 0.97]) {
    await writeOriginal('toit.jpg', fullPhoto.subarray(0, Math.floor(fullPhoto.length * share)));
    await expect(read('toit.jpg')).rejects.toThrow(/toit\.jpg est abîmé ou incomplet ; copiez-le de nouveau/);
  }
});

test('accepts a JPEG with data after the picture, as phones write it', async () => {
  await writeOriginal(
    'toit.jpg',
    Buffer.concat([await photoWithPosition(), Buffer.from('MotionPhoto_Data'), await createNoise(64, 64)]),
  );
  await expect(read('toit.jpg')).resolves.toMatchObject({ notes: [] });
});

test.each(['toit.heic', 'toit.jpg'])('explains how to export a HEIC photo called %s', async (file) => {
  await writeOriginal(file, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await expect(read(file)).rejects.toThrow(
    /est une photo HEIC.*sous Windows.*sur un Mac.*sur l'iPhone.*sur un téléphone Android/,
  );
});

test('accepts AVIF, PNG and WebP', async () => {
  await writeOriginal('un.avif', await pictureOf(1700, 1200).avif({ effort: 0 }).toBuffer());
  await writeOriginal('deux.png', await pictureOf(1700, 1200).negate().png().toBuffer());
  await writeOriginal('trois.webp', await pictureOf(1700, 1200).flop().webp().toBuffer());
  await expect(read('un.avif', 'deux.png', 'trois.webp')).resolves.toMatchObject({ notes: [] });
});

test('accepts two records with the same file', async () => {
  await writeOriginal('toit.jpg', await jpeg(1600, 1200));
  await expect(read('toit.jpg', 'toit.jpg')).resolves.toMatchObject({ notes: [] });
});

test('reports all problems at once', async () => {
  await writeOriginal('un.jpg', 'bonjour');
  await writeOriginal('deux.jpg', await jpeg(800, 600));
  await expect(read('un.jpg', 'deux.jpg', 'trois.jpg')).rejects.toThrow(/^(?:data\/photos.*\n){2}data\/photos.*$/);
});

test('adds a note for a photo without a record, not for others', async () => {
  await writeOriginal('toit.jpg', await jpeg(1600, 1200));
  await writeOriginal('cour.jpg', await jpeg(1600, 1000));
  await writeOriginal('.DS_Store', '');
  const { notes } = await read('toit.jpg');
  expect(notes).toEqual([
    expect.stringMatching(/^Note : aucune fiche de data\/photos\.ts n'utilise data\/photos\/cour\.jpg ;/),
  ]);
});

test('adds a note for a photo below 1600 px, but no rendering', async () => {
  await writeOriginal('toit.jpg', await jpeg(1400, 1050));
  await writeOriginal('mur.jpg', await jpeg(1600, 1200));
  const { notes } = await read('toit.jpg', 'toit.jpg', 'mur.jpg');
  expect((await readAs({ rendering: true }, ['toit.jpg', 'mur.jpg'])).notes).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/toit\.jpg fait 1400 px de large .* il faudrait 1600 px/)]);
});

test('changes the hash of a photo if and only if it changes', async () => {
  await writeOriginal('toit.jpg', await jpeg(1600, 1200));
  const before = (await read('toit.jpg')).originals['photo-1']?.hash;
  expect((await read('toit.jpg')).originals['photo-1']?.hash).toBe(before);
  await writeOriginal('toit.jpg', await jpeg(1600, 1000));
  expect((await read('toit.jpg')).originals['photo-1']?.hash).not.toBe(before);
});
