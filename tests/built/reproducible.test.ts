// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { phone } from '../../data/company';
import { findInlineCode } from '../../scripts/build-site/hosting/inline-code';

/**
 * What makes two builds of one commit the same bytes, and a new phone number a change of the files that show it.
 * Building twice would take as long as everything else in this folder together.
 */
const FOLDER = 'dist/client';

/** The number in any spelling: «03 53 …», «+33353…», with any space or none. */
const NUMBER = new RegExp(phone.href.replace(/^tel:\+33/, '').replace(/\d(?!$)/g, '$&(?:&nbsp;|[\\s.-])?'), 'g');

let files: { path: string; bytes: Buffer }[];
beforeAll(() => {
  files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, bytes: readFileSync(path) }));
});

test('no file names the folder that it was built in', () => {
  expect(files.filter(({ bytes }) => bytes.includes(process.cwd())).map(({ path }) => path)).toEqual([]);
});

test('the phone number stands in pages and on the card, never in a file whose name would change with it', () => {
  const showing = files.filter(({ bytes }) => bytes.toString().search(NUMBER) >= 0).map(({ path }) => path);
  expect(showing.length).toBeGreaterThan(30);
  expect(showing.filter((path) => !/\.(html|vcf)$/.test(path))).toEqual([]);
});

test('a new phone number changes no hash that .htaccess holds', () => {
  for (const { path, bytes } of files.filter((file) => file.path.endsWith('.html'))) {
    const html = bytes.toString();
    expect(findInlineCode(html.replace(NUMBER, '329000000'), path)).toEqual(findInlineCode(html, path));
  }
});
