// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampFolder } from './build-stamp';
import { keepVersion, previousVersion, versionOnline } from './versions';

let root: string;
let home: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  home = join(root, 'dist/client');
});
afterEach(() => rmSync(root, { recursive: true }));

async function build(text: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'index.html'), text);
  await stampFolder(home, {});
}

test('what went online twice over is one version: the one before it stays', async () => {
  for (const text of ['A', 'B', 'B']) {
    await build(text);
    await keepVersion(home, home);
  }
  await build('A');
  expect(await versionOnline(home)).toBe(join(root, '.versions/current/site'));
  expect(await previousVersion(home)).toBe(join(root, '.versions/previous/site'));
});
