import { mkdirSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { createBackup } from './backup';

const inProject = scratchFolder();

async function filesOfBackup(): Promise<string[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of createBackup(inProject())) pieces.push(piece);
  return Object.keys(unzipSync(Buffer.concat(pieces))).sort();
}

test('createBackup() includes records, photos and the project with hidden files', async () => {
  mkdirSync(inProject('data/photos'), { recursive: true });
  const kept = ['.env.deploy.example', '.npmrc', 'data/company.ts', 'data/photos/toit.jpg', 'package.json'];
  for (const file of kept) writeFileSync(inProject(file), file);
  expect(await filesOfBackup()).toEqual(kept);
});

test.each([
  '.env.deploy',
  '.env.deploy.txt',
  '.env.deploy~',
  '.env.deploy.example.txt',
])('createBackup() leaves out %s, which may contain the password', async (file) => {
  for (const name of [file, 'package.json']) writeFileSync(inProject(name), 'x');
  expect(await filesOfBackup()).toEqual(['package.json']);
});

test.each([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.versions',
])('createBackup() leaves out %s, which can be generated again', async (folder) => {
  mkdirSync(inProject(folder));
  for (const name of [`${folder}/file`, 'package.json']) writeFileSync(inProject(name), 'x');
  expect(await filesOfBackup()).toEqual(['package.json']);
});
