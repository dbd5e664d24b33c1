import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Every character that French headings may need, including headings that the owner writes later. */
const FRENCH = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü',
  ' \u00a0\u202f!"\'()+,-./:;?&%[]«»’…–—°²€',
].join('');

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const target = new URL('../../components/theme/faces/bricolage-grotesque-700.woff2', import.meta.url);

const subset = await subsetFont(await readFile(source), FRENCH, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700 },
});
await writeFile(target, subset);
console.log(`${target.pathname.split('/').at(-1)}: ${subset.length} bytes`);
