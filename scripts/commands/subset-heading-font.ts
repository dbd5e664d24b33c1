import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * The heaviest weight, cut for display sizes: narrower, with finer joints. One instance instead of variable axes,
 * because weights from 700 to 800 would take 21.6 kB and optical sizes from 14 to 96 would take 23.9 kB.
 */
const INSTANCE = { wght: 800, opsz: 96 };

/** Every character that French headings may need, including headings that the owner writes later. */
const FRENCH = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü',
  ' \u00a0\u202f!"\'()+,-./:;?&%[]«»’…–—°²€',
].join('');

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
const target = new URL('../../components/theme/faces/bricolage-grotesque.woff2', import.meta.url);

const subset = await subsetFont(await readFile(source), FRENCH, { targetFormat: 'woff2', variationAxes: INSTANCE });
await writeFile(target, subset);
console.log(`${target.pathname.split('/').at(-1)}: ${subset.length} bytes`);
