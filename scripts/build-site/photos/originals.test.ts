import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { keepOriginals, ORIGINALS } from './originals';

const file = scratchFolder();

test('keepOriginals keeps the content of a picture that is overwritten later', async () => {
  await mkdir(file(ORIGINALS), { recursive: true });
  await writeFile(file(`${ORIGINALS}/toit.jpg`), 'before');
  await keepOriginals(file(), file('records'));
  await writeFile(file(`${ORIGINALS}/toit.jpg`), 'after');
  expect(await readFile(file(`records/${ORIGINALS}/toit.jpg`), 'utf8')).toBe('before');
});
