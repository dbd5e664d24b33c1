import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const { arch, platform } = process;
const root = scratchFolder();

/** Returns the lockfile entry of an optional package for one platform. */
const packageFor = (os: string, cpu: string) => ({ version: '2.3.3', optional: true, os: [os], cpu: [cpu] });

/**
 * Creates a project folder with this name. Its lockfile has three packages: for every computer, for this platform, and
 * for another platform.
 */
function project(name: string): string {
  const folder = root(name);
  const write = (path: string, content: object) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  const neededPackages = { 'node_modules/vite': { version: '8.3.8' }, 'node_modules/here': packageFor(platform, arch) };
  write('package.json', { engines });
  write('package-lock.json', {
    packages: { '': {}, ...neededPackages, 'node_modules/elsewhere': packageFor('sunos', 'mips') },
  });
  for (const path of Object.keys(neededPackages)) write(`${path}/package.json`, {});
  write('node_modules/.package-lock.json', { packages: neededPackages });
  return folder;
}

/**
 * Returns the sentence that the check prints in this folder with this version of Node.js; empty if the command may run.
 */
function sentenceIn(folder: string, version = process.versions.node): string {
  const fake = root('version.cjs');
  writeFileSync(fake, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`);
  const check = resolve('scripts/commands/check-machine.cjs');
  const { status, stderr } = spawnSync(process.execPath, ['-r', fake, '-r', check, '-e', ''], { cwd: folder });
  // «Ouvrir le bureau» installs the packages if the exit code is 2.
  expect(status).toBe(stderr.length === 0 ? 0 : stderr.includes('« npm ci », attendez') ? 2 : 1);
  return stderr.toString().trim();
}

test.each(
  Object.keys(scripts).filter((name) => /^(build|preview|deploy|zip|a-faire|check:online)/.test(name)),
)('npm run %s checks the computer first', (name) => {
  expect(scripts[name]).toMatch(
    /^node -r \.\/scripts\/commands\/check-machine\.cjs scripts\/commands\/(build|owner)\.js/,
  );
});

test.each(['chantier n#3', '100 % toits', 'a?b'])('rejects a folder called %s and names the character', (name) => {
  const [, sign] = /([#%?])/.exec(name) ?? [];
  expect(sentenceIn(project(name))).toMatch(
    /^Le site ne peut pas être construit dans « .* renommez le dossier sans ce signe/,
  );
  expect(sentenceIn(project(name))).toContain(`du signe « ${sign} »`);
});

test.each(["Toitures d'Igney", 'Mon site (été) & fils [2]; = @ $ ! ^ `'])('accepts a folder called %s', (name) => {
  expect(sentenceIn(project(name))).toBe('');
});

test.each('4.9.1 18.20.8 20.18.9 21.7.3 22.11.0'.split(' '))('rejects Node.js %s', (version) => {
  expect(sentenceIn(project('site'), version)).toMatch(
    new RegExp(`^Cet ordinateur a Node\\.js ${version}, qui ne convient pas : .* https://nodejs\\.org, .* « npm ci »`),
  );
});

test.each(['20.19.0', '22.12.0', '100.1.1'])('accepts Node.js %s', (version) => {
  expect(sentenceIn(project('site'), version)).toBe('');
});

test('the hosted workflow begins with the oldest supported Node.js', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const [, listed = ''] = /^ +node: \[(.+)\]$/m.exec(workflow) ?? [];
  const versions = listed.split(', ').map((version) => version.replace(/'/g, ''));
  expect(versions[0]).toBe(/\d+\.\d+/.exec(engines.node)?.[0]);
  // «22» stands for the newest of its major version.
  const fullVersions = versions.map((version) => (version.includes('.') ? `${version}.0` : `${version}.99.0`));
  for (const version of fullVersions) expect(sentenceIn(project('site'), version)).toBe('');
  expect(workflow).toMatch(/^ +- run: \.ci\/run$/m);
});

describe('reports an incomplete installation', () => {
  const INCOMPLETE = /^Ce dont le site a besoin .*\(node_modules\/(?:vite|here)\) : tapez « npm ci »/;

  test.each<[string, (modules: string) => void]>([
    ['nothing is installed', (modules) => rmSync(modules, { recursive: true })],
    ['npm was interrupted', (modules) => rmSync(join(modules, '.package-lock.json'))],
    ['a package was lost', (modules) => rmSync(join(modules, 'vite'), { recursive: true })],
    ['the folder came from another kind of computer', (modules) => rmSync(join(modules, 'here'), { recursive: true })],
    [
      'the project has been renewed since',
      (modules) =>
        writeFileSync(
          join(modules, '.package-lock.json'),
          JSON.stringify({ packages: { 'node_modules/vite': { version: '8.0.0' } } }),
        ),
    ],
  ])('%s', (_, damage) => {
    const folder = project('site');
    damage(join(folder, 'node_modules'));
    expect(sentenceIn(folder)).toMatch(INCOMPLETE);
  });
});
