import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { ConflictError, createDataFiles, type FileChange } from './data-files';

const root = scratchFolder();
beforeEach(() => {
  for (const folder of ['data/towns', 'data/services', 'data/photos', 'data/model', 'elsewhere'])
    mkdirSync(root(folder), { recursive: true });
  writeFileSync(root('data/company.ts'), 'old');
});
const text = (file: string) => readFileSync(root(file), 'utf8');

describe('writing a step', () => {
  test('changes nothing if another program has changed one file', async () => {
    const files = createDataFiles(root());
    writeFileSync(root('data/home.ts'), 'by hand');
    const step = files.write([
      { file: 'data/company.ts', before: 'old', after: 'new' },
      { file: 'data/home.ts', before: 'read', after: 'mine' },
    ]);
    await expect(step).rejects.toThrow(ConflictError);
    expect([text('data/company.ts'), text('data/home.ts')]).toEqual(['old', 'by hand']);
  });

  test('changes nothing if one file cannot be written', async () => {
    const long = { file: `data/${'a'.repeat(250)}.ts`, before: null, after: 'new' };
    const step = createDataFiles(root()).write([{ file: 'data/company.ts', before: 'old', after: 'new' }, long]);
    await expect(step).rejects.toThrow('ENAMETOOLONG');
    expect(text('data/company.ts')).toBe('old');
  });
});

describe('createDataFiles', () => {
  test.each([
    'package.json',
    'data/../package.json',
    '../company.ts',
    '/etc/passwd',
    'data/model/read/literal.ts',
    'data/company.test.ts',
    'data/towns/../../x.ts',
    'data/towns/..%2f..%2fx.ts',
    'data\\company.ts',
    'data/towns/a/b.ts',
    'data/photos/../company.ts',
    'data/photos/x.php',
    'data/photos/.htaccess.jpg',
    'data/company.ts\0.jpg',
    'data/documents/../company.ts',
    'data/documents/x.php',
    'data/documents/a/b.pdf',
    'DATA/company.ts',
    'data/towns/con.ts',
    'data/photos/AUX.jpg',
    `data/photos/${'a'.repeat(120)}.jpg`,
    '',
  ])('refuses %j', async (file) => {
    await expect(createDataFiles(root()).write([{ file, before: null, after: 'x' }])).rejects.toThrow(
      "n'écrit pas dans",
    );
  });

  test('creates no folder when it refuses or reads a file', async () => {
    const [files, file] = [createDataFiles(root()), 'data/brouillons/towns/le-tholy.ts'];
    const draft = [{ file, before: null, after: 'draft' }];
    expect(await files.read(file)).toBe(null);
    expect(existsSync(root('data/brouillons'))).toBe(false);
    symlinkSync(root('elsewhere'), root('data/brouillons'));
    await expect(files.write(draft)).rejects.toThrow("n'écrit pas dans");
    expect(readdirSync(root('elsewhere'))).toEqual([]);
    rmSync(root('data/brouillons'));
    await files.write(draft);
    expect(text(file)).toBe('draft');
  });

  test('refuses a path through a symbolic link', async () => {
    writeFileSync(root('elsewhere/secret.ts'), 'secret');
    symlinkSync(root('elsewhere/secret.ts'), root('data/link.ts'));
    rmSync(root('data/towns'), { recursive: true });
    symlinkSync(root('elsewhere'), root('data/towns'));
    for (const file of ['data/link.ts', 'data/towns/secret.ts', 'data/towns/new.ts'])
      await expect(createDataFiles(root()).write([{ file, before: 'secret', after: 'x' }])).rejects.toThrow(
        "n'écrit pas",
      );
    expect(text('elsewhere/secret.ts')).toBe('secret');
  });
});

/** Returns a script that writes a step, and that kills its own process after `touches` disk operations. */
const powerCutScript = (step: FileChange[], touches: number) => `
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  import { createDataFiles } from './data-files.mjs';
  let left = ${touches};
  const pulled = (touch) => (...told) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return touch(...told);
  };
  for (const name of ['mkdir', 'rename', 'rm']) fs[name] = pulled(fs[name]);
  const { open } = fs;
  fs.open = pulled(async (...told) => {
    const handle = await open(...told);
    // Half of it is there as the plug is pulled.
    handle.writeFile = pulled((content) => handle.write(content.slice(0, 9)).then(pulled(() => handle.write(content, 0))));
    return handle;
  });
  syncBuiltinESMExports();
  await createDataFiles(${JSON.stringify(root())}).write(${JSON.stringify(step)});`;

test('createDataFiles leaves all files old or all new after a kill', async () => {
  const step = ['data/company.ts', 'data/home.ts'].map((file) => ({
    file,
    before: 'old '.repeat(9),
    after: 'new '.repeat(9),
  }));
  // The module is compiled once, because compiling it in each of some twenty processes takes longer than all the rest.
  const bundler = ['node_modules/rolldown/bin/cli.mjs', '--platform', 'node', '--logLevel', 'silent'];
  const [input, output] = ['scripts/desk/files/data-files.ts', root('data-files.mjs')];
  execFileSync(process.execPath, [...bundler, input, '--file', output]);
  const found: string[] = [];
  let halves = 0;
  for (let touches = 0, isPulled = true; isPulled; touches += 1) {
    for (const { file, before } of step) writeFileSync(root(file), before);
    writeFileSync(root('step.mjs'), powerCutScript(step, touches));
    const [, signal] = await once(spawn(process.execPath, [root('step.mjs')], { stdio: 'inherit' }), 'exit');
    isPulled = signal === 'SIGKILL';
    const texts = () => step.map(({ file }) => text(file));
    halves += new Set(texts()).size - 1;
    await createDataFiles(root()).rollBack();
    const [one, other] = texts();
    expect(other).toBe(one);
    found.push(one!);
  }
  console.log(`${found.length - 1} kills, ${halves} of them between two files of a step`);
  expect(new Set(found)).toEqual(new Set([step[0]!.before, step[0]!.after]));
  expect(halves).toBeGreaterThan(0);
}, 120_000);
