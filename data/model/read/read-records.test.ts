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

test('every record of data/ is a literal, and right as it is', () => {
  for (const source of [onDisk(), testData()]) {
    const { faults, written } = readRecords(source);
    expect(faults.map(sentenceOf)).toEqual([]);
    expect(written.length).toBeGreaterThan(30);
  }
});

describe('what is no literal is refused with its line', () => {
  test.each([
    ['a text without quotes', "name: 'Vieux-Moutier'", 'name: Vittel', "« Vittel » n'y est pas compris"],
    ['a word from another record', "name: 'Vieux-Moutier'", 'name: company.name', "« company.name » n'est ni un texte"],
    [
      'a template',
      "name: 'Vieux-Moutier'",
      'name: `Vittel`',
      "« `Vittel` » n'est pas un texte ; écrivez-le entre guillemets",
    ],
    ['a function', "name: 'Vieux-Moutier'", 'name: () => 1', "n'est ni un texte, ni un nombre, ni une liste"],
    ['a spread', "name: 'Vieux-Moutier'", '...vittel', "n'est ni un texte, ni un nombre, ni une liste"],
    [
      'a gap without its parentheses',
      "name: 'Vieux-Moutier'",
      'name: missing',
      '« missing » y est sans ses parenthèses',
    ],
    [
      'a field that is given twice',
      "name: 'Vieux-Moutier'",
      "name: 'Vieux-Moutier',\n  name: 'Metz'",
      '« name » y est deux fois',
    ],
  ])('%s', (_, from, to, words) => {
    const [fault, ...others] = faultsWith(TOWN, (text) => text.replace(from, to));
    expect(fault).toMatchObject({ file: TOWN, line: to.includes('\n') ? 4 : 3 });
    expect(printInFile(fault!)).toContain(words);
    expect(others.filter(({ file }) => file === TOWN)).toEqual([]);
  });

  test('a line that is no record', () => {
    expect(sentencesOf(changeFile(TOWN, (text) => `${text}\nconst metz = {};\n`))).toEqual([
      expect.stringContaining("cette ligne n'est pas une fiche"),
    ]);
  });
});

describe('a text may name what another record says', () => {
  const banner = (text: string) => (source: string) => source.replace("title: 'Le vôtre ?'", `title: '${text}'`);

  test('and says it', () => {
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
  ])('a name that leads nowhere is refused with its line: %s', (name) => {
    const source = changeFile('data/gallery-page.ts', banner(`Avec ${name}`));
    const [fault, ...others] = readRecords(source).faults;
    const lines = source.read('data/gallery-page.ts').toString().split('\n');
    expect(fault).toMatchObject({
      path: ['banner', 'title'],
      line: lines.findIndex((line) => line.includes(name)) + 1,
    });
    expect(printInFile(fault!)).toContain(`« ${name} » ne mène à rien`);
    expect(others).toEqual([]);
  });
});

describe('a file that cannot be read is told with its remedy', () => {
  test.each([
    ['an empty one', '', 'ce fichier est vide'],
    [
      'an apostrophe between simple quotes',
      "export const town = { name: 'l'Épinal' };",
      "l'apostrophe y ferme le texte",
    ],
    ['a record under another name', 'export const vittel = {};', "cette fiche n'est pas lue"],
  ])('%s', (_, content, words) => {
    expect(sentencesOf(changeFile(TOWN, () => content)).join('\n')).toContain(words);
  });

  test.each([
    ['Bloc-notes in «Unicode»', Buffer.from("\ufeffexport const town = { name: 'Vittel' };", 'utf16le'), 'UTF-16'],
    ['Bloc-notes in ANSI', Buffer.from("export const town = { name: 'Épinal' };", 'latin1'), 'en UTF-8'],
  ])('%s', (_, content, words) => {
    const source = testData();
    const changed = { ...source, read: (file: string) => (file === TOWN ? content : source.read(file)) };
    expect(sentencesOf(changed).join('\n')).toContain(words);
  });

  test('a copy, and names whose end Windows hides or does not care for', () => {
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

  test('and whatever of them lies there, a name that leads nowhere is told', () => {
    const source = changeFile('data/zones.ts', (text) => text.replace("'ombreval'", "'ombreval', 'atlantide'"));
    const copies = ['data/company - Copie.ts', 'data/towns/ombreval - Copie.ts'];
    const sentences = sentencesOf({ ...source, files: () => [...source.files(), ...copies] });
    expect(sentences).toContainEqual(expect.stringContaining("aucune ville n'a l'adresse « atlantide »"));
  });

  test('what computers leave beside files is no fault', () => {
    const source = testData();
    const left = ['.DS_Store', 'desktop.ini', 'vittel.ts.bak', '~$vittel.ts'].map((name) => `data/towns/${name}`);
    expect(sentencesOf({ ...source, files: () => [...source.files(), ...left] })).toEqual([]);
  });

  test('as the owner’s computer writes them: a mark of order, other ends of lines', () => {
    expect(sentencesOf(changeFile(TOWN, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`))).toEqual([]);
  });

  test('a file that is gone', () => {
    expect(sentencesOf(changeFile('data/home.ts', () => undefined))).toEqual([
      'data/home.ts : ce fichier manque ; remettez celui de votre dernière copie.',
    ]);
  });
});
