import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';

const COPIED = ['components', 'data', 'pages', 'public', 'renderer', 'scripts'].concat([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]);
const folder = scratchFolder('file');

beforeAll(async () => {
  const isOriginal = (path: string) => /^data\/photos\//.test(relative('.', path));
  await Promise.all(
    COPIED.map((path) => cp(path, folder(path), { recursive: true, filter: (source) => !isOriginal(source) })),
  );
  await writeFile(folder('data/photos/autre.jpg'), '');
  await symlink(resolve('node_modules'), folder('node_modules'));
});

/** What `npm run build` says after one change in the owner's files, and how it ends; {line} stands for the changed line. */
async function buildWith(
  file: string,
  from: string | RegExp,
  to: string,
  command = ['scripts/build.js'],
): Promise<{ code: number; said: string }> {
  const path = folder(file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const changedLine = before.slice(0, before.search(from)).split('\n').length;
  await writeFile(path, after);
  try {
    return await new Promise((done) =>
      execFile(process.execPath, command, { cwd: folder() }, (error, stdout, stderr) =>
        done({
          code: Number(error?.code ?? 0),
          said: (stdout + stderr).trim().replace(`ligne ${changedLine} :`, 'ligne {line} :'),
        }),
      ),
    );
  } finally {
    await writeFile(path, before);
  }
}

describe('a build with a wrong fact ends with its sentence and nothing else', () => {
  test('a text without quotes', async () => {
    const { code, said } = await buildWith('data/towns/epinal.ts', "name: 'Épinal'", 'name: Epinal');
    expect([code, said.split('\n')[0]]).toEqual([
      1,
      "data/towns/epinal.ts, ligne {line} : « Epinal » n'y est pas compris ; un texte s'écrit entre guillemets, un nombre avec un point pour la virgule.",
    ]);
  });

  test('at most twenty sentences, and how many more there are', async () => {
    const { said } = await buildWith('data/photos.ts', /file: '/g, "file: 'photos/");
    const [rest, ...sentences] = said.split('\n').reverse();
    expect(sentences).toHaveLength(20);
    expect(rest).toMatch(/^Et \d+ autres : corrigez d'abord ceux-ci, puis relancez\.$/);
  });

  test('a picture whose file is not there', async () => {
    const { code, said } = await buildWith('data/photos.ts', "file: 'home-hero.jpg'", "file: 'maison.jpg'");
    expect(code).toBe(1);
    expect(said).toContain("data/photos.ts, « home-hero » : le fichier data/photos/maison.jpg n'existe pas");
    expect(said).not.toMatch(/\bat \S+ \(/);
  });
});

test('a command that only reads data/ says what is wrong there, too', async () => {
  const preview = ['--import', 'tsx', 'scripts/owner.ts', 'preview'];
  const { code, said } = await buildWith('data/towns/epinal.ts', "name: 'Épinal'", "name: ''", preview);
  expect(code).toBe(1);
  expect(said).toContain('champ « name » (nom) : ce texte est vide');
  expect(said).not.toMatch(/\bat \S+ \(/);
});
