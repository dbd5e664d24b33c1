import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultsOfDataFiles } from './check-data-files';

const TOWN = "export const vittel = {\n  slug: 'vittel',\n  name: 'Vittel',\n};\n";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'Mon site '));
});
afterEach(() => rm(folder, { recursive: true }));

async function faultsWith(files: Record<string, string | Buffer>): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return (await faultsOfDataFiles(folder)).map((fault) => fault.replace(`${folder}/`, ''));
}

test('files as the owner’s computer leaves them are no fault', async () => {
  expect(
    await faultsWith({
      'towns/vittel.ts': Buffer.from(`\ufeff${TOWN.replaceAll('\n', '\r\n')}`),
      'towns/.DS_Store': 'x',
      'towns/desktop.ini': 'x',
      'towns/vittel.ts.bak': 'x',
      'towns/~$vittel.ts': 'x',
      'photos/Copie de toit.jpg': 'x',
    }),
  ).toEqual([]);
});

describe('a file that cannot be read is told with its line and its remedy', () => {
  test.each([
    ['an empty one', '', 'ce fichier est vide'],
    ['one of Bloc-notes in «Unicode»', Buffer.from(`\ufeff${TOWN}`, 'utf16le'), 'UTF-16'],
    [
      'one of Bloc-notes in ANSI',
      Buffer.from("export const name = 'Épinal';", 'latin1'),
      "n'est pas enregistré en UTF-8",
    ],
    ['two versions in one', TOWN.replace('  name', '<<<<<<< HEAD\n  name'), 'ligne 3 : deux versions'],
    [
      'an apostrophe between simple quotes',
      TOWN.replace("'Vittel'", "'l'Épinal'"),
      'ligne 3 : ce fichier ne peut pas être lu',
    ],
    [
      'a field that is given twice',
      TOWN.replace('  name', "  slug: 'contrexeville',\n  name"),
      'ligne 3 : « slug » y est deux fois',
    ],
  ])('%s', async (_, content, words) => {
    const [fault, ...others] = await faultsWith({ 'towns/vittel.ts': content });
    expect(fault).toContain('towns/vittel.ts');
    expect(fault).toContain(words);
    expect(others).toEqual([]);
  });

  test('a copy, and names whose end Windows hides or does not care for', async () => {
    const copies = { 'towns/metz.ts.txt': TOWN, 'towns/nancy.TS': TOWN, 'towns/vittel - Copie.ts': TOWN };
    const [hidden, capital, copy] = await faultsWith(copies);
    expect(hidden).toContain('renommez-le « metz.ts »');
    expect(capital).toContain('renommez le fichier « nancy.ts »');
    expect(copy).toContain('est-ce une copie ?');
  });

  test('all of them at once', async () => {
    expect(await faultsWith({ 'company.ts': '', 'home.ts': 'export const home = {', 'zones.ts': TOWN })).toHaveLength(
      2,
    );
  });
});
