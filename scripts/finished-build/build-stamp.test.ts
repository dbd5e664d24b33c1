import { appendFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { importedModules } from '../../tests/support/imported-modules';
import { scratchFolder } from '../../tests/support/scratch';
import { faultOfBuild, hashSources, stampFolder } from './build-stamp';

const file = scratchFolder();
let site: string;
const fault = (options = {}) => faultOfBuild(site, { root: file(), ...options });

/** Creates a small project with its own data/ and a folder that a build has finished. */
beforeEach(async () => {
  site = file('dist/client');
  for (const source of [
    'data',
    'pages',
    'components',
    'renderer',
    'public',
    'scripts/build-site',
    'scripts/commands',
    'scripts/finished-build',
    'scripts/lib',
    'scripts/to-do',
  ]) {
    await mkdir(file(source), { recursive: true });
  }
  for (const source of ['scripts/commands/build.js', 'package-lock.json', 'vite.config.ts'])
    await writeFile(file(source), '');
  await writeFile(file('data/company.ts'), "export const phone = '03 53 01 47 88';");
  await mkdir(site, { recursive: true });
  await writeFile(file('dist/client/index.html'), '<h1>Toits</h1>');
  await stampFolder(site, await hashSources(file()));
});

test('accepts a finished folder despite changed file dates and system files', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await utimes(file('data/company.ts'), tomorrow, tomorrow);
  await writeFile(file('dist/client/.DS_Store'), 'x');
  await writeFile(file('data/desktop.ini'), 'x');
  expect(await fault()).toBeUndefined();
});

describe('rejects a folder with a sentence for the remedy', () => {
  test.each([
    ['a folder without a stamp', () => rm(file('dist/build-stamp.json')), "n'est pas un site fini"],
    ['a truncated stamp', () => writeFile(file('dist/build-stamp.json'), '{"files":'), "n'est pas un site fini"],
    ['a page that is missing', () => rm(file('dist/client/index.html')), "/index.html n'est plus tel"],
    ['a page that was edited', () => appendFile(file('dist/client/index.html'), ' '), "/index.html n'est plus tel"],
    ['a page that was added', () => writeFile(file('dist/client/essai.html'), ''), "/essai.html n'est plus tel"],
    ['an older folder put back', () => writeFile(file('data/company.ts'), 'autre'), 'data/company.ts a changé depuis'],
    ['a deleted record', () => rm(file('data/company.ts')), 'data/company.ts a changé depuis'],
  ])('%s', async (_, change, expectedText) => {
    await change();
    expect(await fault()).toContain(expectedText);
    expect(await fault()).toContain('npm run build');
  });
});

test.each(
  'components/a.tsx pages/a.ts renderer/a.ts public/icons/a.svg scripts/build-site/a.ts scripts/commands/build.js package-lock.json vite.config.ts'.split(
    ' ',
  ),
)('reports an outdated build after a change in %s', async (path) => {
  await mkdir(dirname(file(path)), { recursive: true });
  await writeFile(file(path), 'new');
  expect(await fault()).toContain(`${path} a changé depuis`);
});

test('hashes every module that the build imports', async () => {
  const modules = await importedModules('scripts/commands/build.js', 'scripts/build-site/build.ts', 'vite.config.ts');
  expect(modules).toContain('scripts/lib/request-folder.ts');
  expect(Object.keys(await hashSources())).toEqual(expect.arrayContaining(modules));
});

test('accepts an earlier version although the texts have changed since', async () => {
  await writeFile(file('data/company.ts'), 'autre');
  expect(await fault({ fromToday: false })).toBeUndefined();
});
