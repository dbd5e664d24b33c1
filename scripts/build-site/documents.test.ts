// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishDocuments, type Step } from './documents';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  for (const name of Array.from({ length: 20 }, (_, index) => `page-${index}`)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.html'), 'É');
  }
});
afterEach(() => rm(folder, { recursive: true }));

test('every document is seen before the first one is finished, and each step goes on from the one before', async () => {
  let seen = 0;
  const count: Step = {
    look() {
      seen += 1;
    },
    finish: async (documents) => documents.map((document) => ({ ...document, html: `${document.html}, ${seen}` })),
  };
  const close: Step = {
    finish: async (documents) => documents.map((document) => ({ ...document, html: `${document.html}.` })),
  };
  await finishDocuments(folder, [count, close]);
  for (const index of [0, 19]) expect(await readFile(join(folder, `page-${index}/index.html`), 'utf8')).toBe('É, 20.');
});
