import { describe, expect, test } from 'vitest';
import { changeFile, sentencesOf } from '../../../tests/support/changed-data';
import { testData } from '../../../tests/support/test-site';
import { type Fault, sentenceOf } from './faults';
import { printInFile } from './problems';
import { readRecords } from './read-records';
import { onDisk } from './source';

const TOWN = 'data/towns/vieux-moutier.ts';
const faultsWith = (file: string, change: (text: string) => string | undefined): Fault[] =>
  readRecords(changeFile(file, change)).faults;

test('data/ and the tests’ own data have no faults', () => {
  for (const source of [onDisk(), testData()]) {
    const { faults, written } = readRecords(source);
    expect(faults.map(sentenceOf)).toEqual([]);
    expect(written.length).toBeGreaterThan(30);
  }
});

describe('readRecords() rejects values other than literals, with their line', () => {
  test.each([
    ['a text without quotes', "name: 'Vieux-Moutier'", 'name: Vittel', "« Vittel » n'y est pas compris"],
    [
      'a reference to another record',
      "name: 'Vieux-Moutier'",
      'name: company.name',
      "« company.name » n'est ni un texte",
    ],
    [
      'a template',
      "name: 'Vieux-Moutier'",
      'name: `Vittel`',
      "« `Vittel` » n'est pas un texte ; écrivez-le entre guillemets",
    ],
    ['a function', "name: 'Vieux-Moutier'", 'name: () => 1', "n'est ni un texte, ni un nombre, ni une liste"],
    ['a spread', "name: 'Vieux-Moutier'", '...vittel', "n'est ni un texte, ni un nombre, ni une liste"],
    [
      'a mark without its parentheses',
      "name: 'Vieux-Moutier'",
      'name: missing',
      '« missing » y est sans ses parenthèses',
    ],
    ['a repeated field', "name: 'Vieux-Moutier'", "name: 'Vieux-Moutier',\n  name: 'Metz'", '« name » y est deux fois'],
  ])('%s', (_, from, to, message) => {
    const [fault, ...otherFaults] = faultsWith(TOWN, (text) => text.replace(from, to));
    expect(fault).toMatchObject({ file: TOWN, line: to.includes('\n') ? 4 : 3 });
    expect(printInFile(fault!)).toContain(message);
    expect(otherFaults.filter(({ file }) => file === TOWN)).toEqual([]);
  });

  test('a statement without `export`', () => {
    expect(sentencesOf(changeFile(TOWN, (text) => `${text}\nconst metz = {};\n`))).toEqual([
      expect.stringContaining("cette ligne n'est pas une fiche"),
    ]);
  });
});

describe('a reference to another record', () => {
  const banner = (text: string) => (source: string) => source.replace("title: 'Le vôtre ?'", `title: '${text}'`);

  test('is replaced by the value', () => {
    const { records } = readRecords(
      changeFile('data/gallery-page.ts', banner('{company.address.city}, {serviceArea.radiusKm} km')),
    );
    expect(records.galleryPage?.banner.title).toBe('Sauvigny-le-Toit, 30 km');
  });

  test.each([
    '{company.nam}',
    '{compagny.name}',
    '{company.address}',
    '{commitments.freeVisits}',
  ])('is rejected with its line if the value does not exist: %s', (reference) => {
    const source = changeFile('data/gallery-page.ts', banner(`Avec ${reference}`));
    const [fault, ...otherFaults] = readRecords(source).faults;
    const lines = source.read('data/gallery-page.ts').toString().split('\n');
    expect(fault).toMatchObject({
      path: ['banner', 'title'],
      line: lines.findIndex((line) => line.includes(reference)) + 1,
    });
    expect(printInFile(fault!)).toContain(`« ${reference} » ne mène à rien`);
    expect(otherFaults).toEqual([]);
  });
});

describe('readRecords() with unusual files', () => {
  test.each([
    ['an empty file', '', 'ce fichier est vide'],
    [
      'an apostrophe between single quotation marks',
      "export const town = { name: 'l'Épinal' };",
      "l'apostrophe y ferme le texte",
    ],
    ['a record under another name', 'export const vittel = {};', "cette fiche n'est pas lue"],
  ])('reports %s', (_, content, message) => {
    expect(sentencesOf(changeFile(TOWN, () => content)).join('\n')).toContain(message);
  });

  test.each([
    [
      'saved by Bloc-notes as «Unicode»',
      Buffer.from("\ufeffexport const town = { name: 'Vittel' };", 'utf16le'),
      'UTF-16',
    ],
    ['saved by Bloc-notes as ANSI', Buffer.from("export const town = { name: 'Épinal' };", 'latin1'), 'en UTF-8'],
  ])('reports a file %s', (_, content, message) => {
    const source = testData();
    const changedSource = { ...source, read: (file: string) => (file === TOWN ? content : source.read(file)) };
    expect(sentencesOf(changedSource).join('\n')).toContain(message);
  });

  test('reports copies and wrong extensions', () => {
    const source = testData();
    const copies = [
      'data/towns/metz.ts.txt',
      'data/towns/nancy.TS',
      'data/towns/ombreval - Copie.ts',
      'data/company - Copie.ts',
    ];
    const sentences = sentencesOf({ ...source, files: () => [...source.files(), ...copies] });
    expect(sentences).toEqual([
      expect.stringContaining('renommez-le « metz.ts »'),
      expect.stringContaining('renommez le fichier « nancy.ts »'),
      expect.stringContaining('est-ce une copie ?'),
      expect.stringContaining('est-ce une copie ?'),
    ]);
  });

  test('reports unknown slugs also if there are copies', () => {
    const source = changeFile('data/zones.ts', (text) => text.replace("'ombreval'", "'ombreval', 'atlantide'"));
    const copies = ['data/company - Copie.ts', 'data/towns/ombreval - Copie.ts'];
    const sentences = sentencesOf({ ...source, files: () => [...source.files(), ...copies] });
    expect(sentences).toContainEqual(expect.stringContaining("aucune ville n'a l'adresse « atlantide »"));
  });

  test('ignores files of operating systems and editors', () => {
    const source = testData();
    const ignoredFiles = ['.DS_Store', 'desktop.ini', 'vittel.ts.bak', '~$vittel.ts'].map(
      (name) => `data/towns/${name}`,
    );
    expect(sentencesOf({ ...source, files: () => [...source.files(), ...ignoredFiles] })).toEqual([]);
  });

  test('accepts a byte order mark and Windows line ends', () => {
    expect(sentencesOf(changeFile(TOWN, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`))).toEqual([]);
  });

  test('reports a missing file', () => {
    expect(sentencesOf(changeFile('data/home.ts', () => undefined))).toEqual([
      'data/home.ts : ce fichier manque ; remettez celui de votre dernière copie.',
    ]);
  });
});
