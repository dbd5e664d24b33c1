import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_FOLDER } from '../../scripts/finished-build/build-stamp';
import { listFiles } from '../../scripts/lib/list-files';

// The linter ensures that no module of the site imports the desk. This test ensures that the built site has no text of
// the desk.
test('the built site contains no text of the desk', async () => {
  const texts = (await listFiles(SITE_FOLDER)).filter((file) => /\.(?:html|js|css|php|txt|xml|json)$/.test(file));
  const found = texts.filter((file) => /bureau-|\/bureau\//.test(readFileSync(join(SITE_FOLDER, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
