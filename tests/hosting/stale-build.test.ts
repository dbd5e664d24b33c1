// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedSinceBuild } from '../../scripts/deploy/stale-build';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const folder of ['built', 'data/towns']) mkdirSync(join(scratch, folder), { recursive: true });
  write('built/index.html', 12);
  write('data/towns/epinal.ts', 11);
});
afterEach(() => rmSync(scratch, { recursive: true }));

/** Writes a file that was changed at an hour of one day. */
function write(path: string, hour: number): void {
  writeFileSync(join(scratch, path), '');
  utimesSync(join(scratch, path), new Date(2026, 0, 1, hour), new Date(2026, 0, 1, hour));
}
const changed = () => changedSinceBuild(join(scratch, 'built'), [join(scratch, 'data'), join(scratch, 'none')]);

test('a site built after the last change may go online', async () => {
  expect(await changed()).toBeUndefined();
});

test('a text that was changed after the build is named', async () => {
  write('data/towns/vittel.ts', 13);
  expect(await changed()).toBe(join(scratch, 'data/towns/vittel.ts'));
});

test('a changed test changes no page', async () => {
  write('data/towns/vittel.test.ts', 13);
  expect(await changed()).toBeUndefined();
});
