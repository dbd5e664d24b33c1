import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentenceError } from '../../data/model/read/sentence-error';
import { scratchFolder } from '../../tests/support/scratch';
import config from '../../vite.config';
import { makeWorkFolder, PREVIOUS, replaceFolder, restoreFolder } from './replace-folder';
import { RECORDS_ONLINE } from './versions';

vi.mock('node:fs/promises', { spy: true });

const folder = scratchFolder();
let dist: string;
let previous: string;
let work: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'index.html'), text);
}
const read = (path: string) => readFile(join(path, 'index.html'), 'utf8');

beforeEach(async () => {
  dist = folder('dist');
  previous = folder('.cache/previous');
  work = folder('.cache/builds/1');
  await write(work, 'new');
});
afterEach(() => {
  vi.mocked(rename).mockReset();
});

test('replaces the last folder and keeps it', async () => {
  await replaceFolder(work, dist, previous);
  expect(await read(dist)).toBe('new');
  await write(work, 'newer');
  await replaceFolder(work, dist, previous);
  expect([await read(dist), await read(previous)]).toEqual(['newer', 'new']);
});

test('retries while Windows holds a file for a moment', async () => {
  await write(dist, 'old');
  const lockError = Object.assign(new Error('held'), { code: 'EPERM' });
  vi.mocked(rename).mockRejectedValueOnce(lockError).mockRejectedValueOnce(lockError);
  await replaceFolder(work, dist, previous);
  expect(await read(dist)).toBe('new');
});

test('keeps the last site if a program keeps holding a file', async () => {
  await write(dist, 'old');
  const { rename: realRename } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (from === work) throw Object.assign(new Error('held'), { code: 'EBUSY' });
    return realRename(from, to);
  });
  await expect(replaceFolder(work, dist, previous, 300)).rejects.toThrow(SentenceError);
  expect(await read(dist)).toBe('old');
});

test('restores the last site after an interruption between the two renames', async () => {
  await write(previous, 'old');
  await restoreFolder(dist, previous);
  expect(await read(dist)).toBe('old');
});

test('removes leftovers of interrupted builds, but not of running builds', async () => {
  const parentFolder = folder('workshop');
  const endedPid = 2 ** 22 + 1;
  await write(join(parentFolder, String(endedPid)), 'half');
  await write(join(parentFolder, String(process.ppid)), 'running');
  const workFolder = await makeWorkFolder(parentFolder);
  expect(await readdir(parentFolder)).toEqual([String(process.pid), String(process.ppid)].sort());
  expect(await readdir(workFolder)).toEqual([]);
});

test('keeps the folder of a build that runs as another user', async () => {
  const parentFolder = folder('workshop');
  await write(join(parentFolder, '4321'), 'running');
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  await makeWorkFolder(parentFolder);
  kill.mockRestore();
  expect(await read(join(parentFolder, '4321'))).toBe('running');
});

test('removes a folder from before the last start of the computer', async () => {
  const parentFolder = folder('workshop');
  const leftover = join(parentFolder, String(process.ppid));
  await write(leftover, 'half');
  await utimes(leftover, 0, 0);
  await makeWorkFolder(parentFolder);
  expect(await readdir(parentFolder)).toEqual([String(process.pid)]);
});

test('does not watch renamed folders, because Windows would block the rename', async () => {
  const { server } = await config({ command: 'serve', mode: 'development' });
  const isIgnored = server?.watch?.ignored as (path: string) => boolean;
  const paths = ['.cache/builds/1', PREVIOUS, 'dist', RECORDS_ONLINE, 'data/towns', 'pages/distance'];
  expect(paths.filter((path) => isIgnored(resolve(path)))).toEqual(paths.slice(0, 4));
});
