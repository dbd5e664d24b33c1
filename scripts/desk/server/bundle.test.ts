import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importedModules } from '../../../tests/support/imported-modules';
import { scratchFolder } from '../../../tests/support/scratch';
import { PAGE_SOURCES, versionOfPage } from './bundle';

const inProject = scratchFolder();

function write(file: string, content: string): void {
  mkdirSync(dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), content);
}

test.each([
  'components/typography/typeset.ts',
  'data/model/schema/spellings.ts',
  'data/model/text/slug.ts',
  'package-lock.json',
  'scripts/desk/ui/App.tsx',
  'scripts/lib/format.ts',
  'scripts/to-do/to-do-rules.ts',
])('versionOfPage() changes with %s', async (file) => {
  for (const folder of PAGE_SOURCES) write(`${folder}/index.ts`, 'same');
  write('package-lock.json', 'same');
  write(file, 'before');
  const before = await versionOfPage(inProject());
  expect(await versionOfPage(inProject())).toBe(before);
  write(file, 'after');
  expect(await versionOfPage(inProject())).not.toBe(before);
});

test('the version covers every module that the page imports', async () => {
  const modules = await importedModules('scripts/desk/ui/main.tsx');
  const isCovered = (file: string) => PAGE_SOURCES.some((folder) => file.startsWith(`${folder}/`));
  expect(modules).toContain('scripts/desk/ui/App.tsx');
  expect(modules.filter((file) => !isCovered(file))).toEqual([]);
});
