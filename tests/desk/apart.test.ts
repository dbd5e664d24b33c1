import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_FOLDER } from '../../scripts/finished-build/build-stamp';
import { listFiles } from '../../scripts/list-files';

const CODE = /(?<!\.test)\.(?:tsx?|js|cjs)$/;
const BUILT_FROM = ['components', 'data', 'pages', 'public', 'renderer', 'scripts/build-site'];

test('nothing that a site is built from knows the desk', async () => {
  const files = (await Promise.all(BUILT_FROM.map(async (at) => (await listFiles(at)).map((file) => `${at}/${file}`))))
    .flat()
    .filter((file) => CODE.test(file));
  const knowing = files.filter((file) => /(?:from|import\() ?'[^']*\/desk\//.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(150);
  expect(knowing).toEqual([]);
});

test('no word of the desk is in the built site', async () => {
  const texts = (await listFiles(SITE_FOLDER)).filter((file) => /\.(?:html|js|css|php|txt|xml|json)$/.test(file));
  const found = texts.filter((file) => /bureau-|\/bureau\//.test(readFileSync(join(SITE_FOLDER, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
