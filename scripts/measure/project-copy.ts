import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SOURCES = [
  'components',
  'data',
  'pages',
  'public',
  'renderer',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite-env.d.ts',
];

/** A copy of this project in a temporary folder, with its packages and what its picture cache holds. */
export async function copyProject(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'build-bench-'));
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  if (existsSync('.cache')) await cp('.cache', join(folder, '.cache'), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
