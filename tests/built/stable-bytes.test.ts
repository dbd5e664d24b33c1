import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findInlineCode } from '../../scripts/build-site/hosting/inline-code';
import { listFiles } from '../../scripts/lib/list-files';
import { site } from '../support/site';

const FOLDER = 'dist/client';
const { phone, routes } = site;

/** The phone number in any notation, such as «03 53 …» or «+33353…», with or without any kind of space. */
const PHONE_NUMBER = new RegExp(phone.e164.replace(/^\+33/, '').replace(/\d(?!$)/g, '$&(?:&nbsp;|[\\s.-])?'), 'g');

const builtFiles = (await listFiles(FOLDER)).map((path) => ({ path, bytes: readFileSync(join(FOLDER, path)) }));
const uncompressedFiles = builtFiles.filter(({ path }) => !/\.(br|gz)$/.test(path));

test('gzip files contain neither time nor operating system', () => {
  for (const { path, bytes } of builtFiles.filter((file) => file.path.endsWith('.gz')))
    expect([bytes.readUInt32LE(4), bytes[9]], path).toEqual([0, 255]);
});

test('no file with a hashed name contains the phone number', () => {
  const pathsWithNumber = uncompressedFiles
    .filter(({ bytes }) => bytes.toString().search(PHONE_NUMBER) >= 0)
    .map(({ path }) => path);
  expect(pathsWithNumber.length).toBeGreaterThanOrEqual(routes.length);
  expect(pathsWithNumber.filter((path) => !/\.(html|vcf|php)$/.test(path))).toEqual([]);
});

test('a new phone number does not change the hashes in .htaccess', () => {
  for (const { path, bytes } of uncompressedFiles.filter((file) => file.path.endsWith('.html'))) {
    const html = bytes.toString();
    expect(findInlineCode(html.replace(PHONE_NUMBER, '329000000'), path)).toEqual(findInlineCode(html, path));
  }
});
