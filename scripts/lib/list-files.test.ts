import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { listFiles } from './list-files';

const inFolder = scratchFolder();

test('lists the files of all folders, sorted, without system files', async () => {
  mkdirSync(inFolder('assets/photos'), { recursive: true });
  const left = ['.DS_Store', 'assets/Thumbs.db', 'assets/._toit.jpg', 'index.html~', 'notes.bak', '~$devis.docx'];
  const files = ['.htaccess', 'assets/photos/toit.jpg', 'index.html'];
  for (const file of [...left, ...files]) writeFileSync(inFolder(file), '');
  expect(await listFiles(inFolder())).toEqual(files);
});
