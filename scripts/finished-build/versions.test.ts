import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { stampFolder } from './build-stamp';
import { keepVersion, previousVersion, versionOnline } from './versions';

const root = scratchFolder();
let home: string;
beforeEach(() => {
  home = root('dist/client');
});

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
  expect(await versionOnline(home)).toBe(root('.versions/current/site'));
  expect(await previousVersion(home)).toBe(root('.versions/previous/site'));
  // A copy that has lost a file is no version.
  rmSync(root('.versions/current/site/index.html'));
  expect(await versionOnline(home)).toBe(home);
});
