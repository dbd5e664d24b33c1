// @vitest-environment node
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { phone } from '../../data/company';
import { findInlineCode } from '../../scripts/build-site/hosting/inline-code';

const FOLDER = 'dist/client';

/** The number in any spelling: «03 53 …», «+33353…», with any space or none. */
const NUMBER = new RegExp(phone.href.replace(/^tel:\+33/, '').replace(/\d(?!$)/g, '$&(?:&nbsp;|[\\s.-])?'), 'g');

function filesIn(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

const built = filesIn(FOLDER);
const readable = [...built].filter(([path]) => !/\.(br|gz)$/.test(path));

test('another build of the same files, in another folder and time zone, gives the same bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'un autre dossier '));
  onTestFinished(() => rm(folder, { recursive: true }));
  const isSource = (path: string) => !/^(node_modules|dist|\.cache|\.git|test-results)$/.test(path);
  await cp('.', folder, { recursive: true, filter: isSource });
  await mkdir(join(folder, '.cache'));
  // With what was encoded, drawn and compressed before: doing that again takes minutes.
  for (const kept of ['node_modules', '.cache/photos', '.cache/partage', '.cache/compressed'])
    await symlink(resolve(kept), join(folder, kept));

  // The year in the footer is that of the first build; Vitest's own settings would make another build of it.
  const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(statSync(FOLDER).mtimeMs / 1000));
  const ownSettings = { NODE_ENV: undefined, VITEST: undefined };
  const env = { ...process.env, ...ownSettings, SOURCE_DATE_EPOCH, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' };
  await promisify(execFile)(process.execPath, ['scripts/build.js'], { cwd: folder, env });

  const again = filesIn(join(folder, FOLDER));
  expect([...again.keys()]).toEqual([...built.keys()]);
  expect([...built].filter(([path, bytes]) => !again.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([]);
}, 180_000);

test('the phone number stands in pages and on the card, never in a file whose name would change with it', () => {
  const showing = readable.filter(([, bytes]) => bytes.toString().search(NUMBER) >= 0).map(([path]) => path);
  expect(showing.length).toBeGreaterThan(30);
  expect(showing.filter((path) => !/\.(html|vcf)$/.test(path))).toEqual([]);
});

test('a new phone number changes no hash that .htaccess holds', () => {
  for (const [path, bytes] of readable.filter(([file]) => file.endsWith('.html'))) {
    const html = bytes.toString();
    expect(findInlineCode(html.replace(NUMBER, '329000000'), path)).toEqual(findInlineCode(html, path));
  }
});
