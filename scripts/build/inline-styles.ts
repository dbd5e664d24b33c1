import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { BuiltDocument } from './documents';
import { mergeMedia } from './merge-media';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PLACE = '<meta name="styles">';

/** Classes and elements that only scripts put into a page. */
const PUT_BY_SCRIPTS = ['js', 'fast', 'slow', 'iframe'];

/** General rules before particular ones, whatever order the bundler printed them in. */
const ORDER = [
  'renderer_theme_global',
  'renderer_theme_fonts',
  'renderer_theme_layout',
  'renderer_',
  'components_',
  'pages_',
];

const targets = browserslistToTargets(browserslist(['chrome 64', 'safari 11.1', 'firefox 67']));

/**
 * Puts each document's styles into its head, after the title: used rules only, no request. Documents of one family
 * (the area pages, say) share their stylesheet byte for byte, so that the Content-Security-Policy names few hashes.
 */
export async function inlineStyles(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const scripts = await readScripts(folder);
  const families = new Map<string, BuiltDocument[]>();
  for (const document of documents.filter(({ html }) => html.includes(PLACE))) {
    const key = stylesheetsOf(document).join(' ');
    families.set(key, [...(families.get(key) ?? []), document]);
  }
  const inlined = await Promise.all(
    [...families.values()].map(async (family) => {
      const css = await usedStyles(folder, family, scripts);
      return family.map(({ file, html }) => {
        return { file, html: html.replace(STYLESHEET, '').replace(PLACE, () => `<style>${css}</style>`) };
      });
    }),
  );
  const done = new Map(inlined.flat().map((document) => [document.file, document]));
  return documents.map((document) => done.get(document.file) ?? document);
}

function stylesheetsOf({ html }: BuiltDocument): string[] {
  const rank = (url: string) => ORDER.findIndex((prefix) => url.includes(`/${prefix}`));
  return [...html.matchAll(STYLESHEET)]
    .map(([, url = '']) => url)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Islands print classes that stand in no document yet: an error message's, for instance. */
async function readScripts(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'assets'), { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'assets', file), 'utf8')));
  return texts.join('\n');
}

async function usedStyles(folder: string, family: BuiltDocument[], scripts: string): Promise<string> {
  const urls = family[0] ? stylesheetsOf(family[0]) : [];
  const css = (await Promise.all(urls.map((url) => readFile(join(folder, url), 'utf8')))).join('\n');
  const [used] = await new PurgeCSS().purge({
    content: [...family.map(({ html }) => ({ raw: html, extension: 'html' })), { raw: scripts, extension: 'js' }],
    css: [{ raw: css }],
    // A selector of pseudo-classes alone names nothing that PurgeCSS could find in a page.
    safelist: { standard: PUT_BY_SCRIPTS, greedy: [/^:focus/] },
    // Attributes are how behaviours speak to the styles: none is ever unused.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)/g)].map(([, attribute = '']) => attribute),
  });
  const elements = family.flatMap(({ html }) =>
    [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' ')),
  );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(mergeMedia(used?.css ?? '', elements)),
    minify: true,
    targets,
    // The theme names what stands in for system-ui; lightningcss would add the faces of five more systems.
    exclude: Features.FontFamilySystemUi,
  });
  return code.toString();
}
