import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { move, writeAtomically } from './retry-locked-files';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, rename: vi.fn(real.rename) };
});

const inFolder = scratchFolder();
const rename = vi.mocked(files.rename);
afterEach(() => void rename.mockClear());

/** Counts only files of this test, because a run of all tests once counted 303 other calls. */
const renameCount = () => rename.mock.calls.filter(([from]) => String(from).startsWith(inFolder())).length;

const refusal = (code: string) => Object.assign(new Error(code), { code });

test.each(['EPERM', 'EACCES', 'EBUSY'])('move() retries while a program holds the file (%s)', async (code) => {
  writeFileSync(inFolder('before'), 'toit');
  rename.mockRejectedValueOnce(refusal(code));
  await move(inFolder('before'), inFolder('after'));
  expect(renameCount()).toBe(2);
  expect(readFileSync(inFolder('after'), 'utf8')).toBe('toit');
});

test('move() rejects after the timeout', async () => {
  rename.mockRejectedValueOnce(refusal('EBUSY'));
  await expect(move(inFolder('before'), inFolder('after'), -1)).rejects.toThrow('EBUSY');
});

test('move() does not retry after another error', async () => {
  rename.mockRejectedValueOnce(refusal('ENOSPC'));
  await expect(move(inFolder('before'), inFolder('after'))).rejects.toThrow('ENOSPC');
  expect(renameCount()).toBe(1);
});

test('writeAtomically() keeps the old file if it cannot be replaced', async () => {
  writeFileSync(inFolder('company.ts'), 'old');
  rename.mockRejectedValueOnce(refusal('ENOSPC'));
  await expect(writeAtomically(inFolder('company.ts'), 'new')).rejects.toThrow('ENOSPC');
  expect(readFileSync(inFolder('company.ts'), 'utf8')).toBe('old');
  await writeAtomically(inFolder('company.ts'), 'new');
  expect(readFileSync(inFolder('company.ts'), 'utf8')).toBe('new');
  expect(readdirSync(inFolder())).toEqual(['company.ts']);
});
