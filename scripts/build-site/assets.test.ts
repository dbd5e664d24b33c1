import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch';
import { inlineStyles } from './inline-styles';
import { pruneUnused } from './prune-unused';

const folder = scratchFolder();
beforeEach(() => mkdir(folder('assets')));
const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([path, text]) => writeFile(folder(path), text)));

test('removes assets without a reference in a page, script or stylesheet', async () => {
  await mkdir(folder('.vite'));
  await write({
    'index.html': '<script src="/assets/entry-1.js"></script>',
    'assets/entry-1.js': 'import("./form-2.js")',
    'assets/form-2.js': 'load("/assets/form-3.css")',
    'assets/form-3.css': 'a{background:url(tile-4.png)}',
    'assets/tile-4.png': '',
    'assets/router-5.js': 'import("./entry-1.js")',
    '.vite/manifest.json': '{}',
  });
  expect(await pruneUnused(folder())).toEqual([folder('assets/router-5.js')]);
  expect((await readdir(folder())).sort()).toEqual(['assets', 'index.html']);
  expect(await readdir(folder('assets'))).toHaveLength(4);
});

test('inlines the used styles of a page, those of the theme first', async () => {
  await write({
    'assets/pages_home.css': '.b{color:red}.gone{color:red}.gone b{color:red}.shown{color:red}',
    'assets/components_theme_global.css': '.a{color:blue}',
    'assets/components_Card.css': '.a{color:green}',
    'assets/widget.js': 'box.className="shown"',
  });
  const links = ['pages_home', 'components_Card', 'components_theme_global']
    .map((name) => `<link rel="stylesheet" type="text/css" href="/assets/${name}.css">`)
    .join('');
  const documents = [
    {
      file: 'index.html',
      html: `<title>x</title><meta name="styles">${links}<script src="/assets/widget.js"></script><p class="a b">`,
    },
    { file: 'bare.html', html: '<title>y</title>' },
  ];
  const manifest = { 'widget.ts': { file: 'assets/widget.js' } };
  const [page, bare] = await inlineStyles(folder(), documents, manifest);
  expect(page?.html).toBe(
    '<title>x</title><style>.a{color:green}.b,.shown{color:red}</style><script src="/assets/widget.js"></script><p class="a b">',
  );
  expect(bare).toBe(documents[1]);
});
