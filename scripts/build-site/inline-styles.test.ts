import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholders } from './documents';
import { inlineStyles } from './inline-styles';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(
    join(folder, 'page.css'),
    `@keyframes rise { 0% { opacity: 0 } } @keyframes fall { 0% { opacity: 1 } }
    .moving { animation: fall 1s } .still { color: red } .other { animation: rise 1s }`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('inlines only rules and animations that the page uses', async () => {
  const html = `<head>${placeholders.styles}<link rel="stylesheet" href="page.css"></head><p class="moving">Toit</p>`;
  const [page] = await inlineStyles(folder, [{ file: 'index.html', html }]);
  const style = /<style>(.*)<\/style>/.exec(page!.html)?.[1];
  expect(style).toContain('.moving');
  expect(style).toContain('@keyframes fall');
  expect(style).not.toMatch(/still|other|rise/);
});
