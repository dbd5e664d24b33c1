import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { keepOriginals, ORIGINALS } from './originals';

const file = scratchFolder();

test('a picture overwritten during a build keeps its content there', async () => {
  await mkdir(file(ORIGINALS), { recursive: true });
  await writeFile(file(`${ORIGINALS}/toit.jpg`), 'before');
  await keepOriginals(file(), file('records'));
  await writeFile(file(`${ORIGINALS}/toit.jpg`), 'after');
  expect(await readFile(file(`records/${ORIGINALS}/toit.jpg`), 'utf8')).toBe('before');
});
