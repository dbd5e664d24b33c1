import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { fileStamps } from './file-stamps';

const folder = scratchFolder();

test('fileStamps changes with the size and the date of a file', () => {
  writeFileSync(folder('mur.jpg'), 'mur');
  const initialStamps = fileStamps(folder());
  expect(fileStamps(folder())).toEqual(initialStamps);
  utimesSync(folder('mur.jpg'), 1, 1);
  const stampsAfterDate = fileStamps(folder());
  expect(stampsAfterDate).not.toEqual(initialStamps);
  writeFileSync(folder('mur.jpg'), 'long mur');
  utimesSync(folder('mur.jpg'), 1, 1);
  expect(fileStamps(folder())).not.toEqual(stampsAfterDate);
});

test('fileStamps includes files of subfolders only on request', () => {
  mkdirSync(folder('photos'));
  writeFileSync(folder('photos/toit.jpg'), 'toit');
  writeFileSync(folder('page.ts'), 'page');
  expect(Object.keys(fileStamps(folder()))).toEqual(['page.ts']);
  const names = Object.keys(fileStamps(folder(), { recursive: true }));
  expect(names.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(['page.ts', 'photos/toit.jpg']);
});

test('fileStamps finds no files in a missing folder', () => {
  expect(fileStamps(folder('missing'), { recursive: true })).toEqual({});
});
