import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholders } from './documents';
import { inlineStyles } from './inline-styles';
import type { Manifest } from './reachable-scripts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds pages with a stylesheet and scripts. Returns the inlined styles of each page. */
async function stylesOf(
  css: string,
  pages: Record<string, string>,
  { scripts = {}, manifest = {} }: { scripts?: Record<string, string>; manifest?: Manifest } = {},
): Promise<string[]> {
  for (const [file, text] of Object.entries({ ...scripts, 'page.css': css })) await writeFile(join(folder, file), text);
  const head = `<head>${placeholders.styles}<link rel="stylesheet" href="page.css"></head>`;
  const documents = Object.entries(pages).map(([file, body]) => ({ file, html: head + body }));
  const styledPages = await inlineStyles(folder, documents, manifest);
  return styledPages.map(({ html }) => /<style>(.*)<\/style>/.exec(html)![1]!);
}

test('inlines only rules and animations that the page uses', async () => {
  const css = `@keyframes rise { 0% { opacity: 0 } } @keyframes fall { 0% { opacity: 1 } }
    .moving { animation: fall 1s } .still { color: red } .other { animation: rise 1s }`;
  const [style] = await stylesOf(css, { 'index.html': '<p class="moving">Toit</p>' });
  expect(style).toContain('.moving');
  expect(style).toContain('@keyframes fall');
  expect(style).not.toMatch(/still|other|rise/);
});

test('omits selectors with a class, element or attribute that the page lacks', async () => {
  const css = 'p,table,.gone,[data-gone],p .gone{top:1px}@media print{table{top:2px}}p:not(.gone){top:3px}';
  const [style] = await stylesOf(css, { 'index.html': '<p>Une table, .gone, data-gone</p>' });
  expect(style).toBe('p{top:1px}p:not(.gone){top:3px}');
});

test('removes repeated declarations with a prefix', async () => {
  // The animation makes the build minify the styles twice.
  const css = '@keyframes rise { 0% { opacity: 0 } } p { text-decoration: inherit }';
  const [style] = await stylesOf(css, { 'index.html': '<p>Toit</p>' });
  expect(style!.match(/-webkit-text-decoration/g)).toHaveLength(1);
});

test('keeps rules for classes and attributes that scripts can add', async () => {
  const css = '.shown,.slide,.shared,.late,[data-open],.toast,.form{top:1px}';
  const inline = '<script>document.body.className="late"</script>';
  const entry = '<script src="/entry.js"></script>';
  const styles = await stylesOf(
    css,
    {
      'index.html': `${inline}${entry}<p data-widget="Gallery intent"></p>`,
      'contact/index.html': `${entry}<p data-widget="Form intent"></p>`,
      'plain/index.html': entry,
      'bare/index.html': '',
    },
    {
      scripts: {
        'entry.js': 'element.className = "shown"; element.dataset.open = ""',
        'gallery.js': 'element.className = "slide"',
        'shared.js': 'element.className = "shared"',
        'form.js': 'element.className = "form"',
        'toast.js': 'element.className = "toast"',
      },
      manifest: {
        'renderer/client.ts': {
          file: 'entry.js',
          dynamicImports: ['components/Gallery/Gallery.behaviour.ts', 'components/Form/Form.island.tsx'],
        },
        'components/Gallery/Gallery.behaviour.ts': { file: 'gallery.js', imports: ['_shared'] },
        'components/Form/Form.island.tsx': { file: 'form.js', dynamicImports: ['components/toast.ts'] },
        _shared: { file: 'shared.js' },
        'components/toast.ts': { file: 'toast.js', imports: ['_shared'] },
      },
    },
  );
  expect(styles).toEqual([
    '.shown,.slide,.shared,.late,[data-open]{top:1px}',
    '.shown,.shared,[data-open],.toast,.form{top:1px}',
    '.shown,[data-open]{top:1px}',
    '',
  ]);
});

test('gives the pages of a collection the same styles', async () => {
  const [epinal, vittel, legal] = await stylesOf('.map,.list{top:1px}', {
    'zones/epinal/index.html': '<p class="map">',
    'zones/vittel/index.html': '<p class="list">',
    'mentions-legales/index.html': '<p class="list">',
  });
  expect(epinal).toBe('.map,.list{top:1px}');
  expect(vittel).toBe(epinal);
  expect(legal).toBe('.list{top:1px}');
});
