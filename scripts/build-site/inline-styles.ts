import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { BuiltDocument, Step } from './documents';
import { onceFor } from './memoize';
import { mergeMedia } from './merge-media';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PLACE = '<meta name="styles">';

/** Classes and elements that only scripts put into a page. */
const PUT_BY_SCRIPTS = ['js', 'fast', 'slow', 'iframe'];

/** General rules before particular ones, whatever order the bundler printed them in. */
const ORDER = [
  'components_theme_global',
  'components_theme_fonts',
  'components_theme_layout',
  'renderer_',
  'components_',
  'pages_',
];

const targets = browserslistToTargets(browserslist(['chrome 64', 'safari 11.1', 'firefox 67']));

/**
 * Puts each document's styles into its head, after the title: used rules only, no request. Documents of one family
 * (the area pages, say) share their stylesheet byte for byte, so that the Content-Security-Policy names few hashes.
 */
export function inlineStyles(folder: string): Step {
  const families = new Map<string, Family>();
  const styles = new Map<string, string>();
  return {
    look(document) {
      if (!document.html.includes(PLACE)) return;
      const urls = stylesheetsOf(document);
      const family = families.get(urls.join()) ?? { urls, parts: new Set() };
      families.set(urls.join(), family);
      addParts(family, document);
    },
    async prepare() {
      const scripts = await wordsOfScripts(folder);
      for (const [key, family] of families) styles.set(key, await usedStyles(folder, family, scripts));
    },
    async finish(documents) {
      return documents.map((document) => {
        if (!document.html.includes(PLACE)) return document;
        const css = styles.get(stylesheetsOf(document).join());
        const html = document.html.replace(STYLESHEET, '').replace(PLACE, () => `<style>${css}</style>`);
        return { ...document, html };
      });
    },
  };
}

/** Documents with the same stylesheets, and all that stands in them, each part of it once. */
type Family = { urls: string[]; parts: Set<string> };

function addParts({ parts }: Family, { html }: BuiltDocument): void {
  const fresh = html.split('<').filter((part) => !parts.has(part));
  // A part of a string keeps the whole of it in memory; these come from one that holds nothing else.
  const copy = Buffer.from(fresh.join('<')).toString();
  for (const part of copy.split('<')) parts.add(part);
}

function stylesheetsOf({ html }: BuiltDocument): string[] {
  return inOrder(html.match(STYLESHEET)?.join('') ?? '');
}

const inOrder = onceFor((links: string) => {
  const rank = (url: string) => ORDER.findIndex((prefix) => url.includes(`/${prefix}`));
  return [...links.matchAll(STYLESHEET)]
    .map(([, url = '']) => url)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
});

/** What PurgeCSS takes for a name in a text. */
const WORD = /[A-Za-z0-9_-]+/g;

/** The words of all scripts, each once. Islands print classes that stand in no document yet: an error message's, for instance. */
async function wordsOfScripts(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'assets'), { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'assets', file), 'utf8')));
  return [...new Set(texts.join('\n').match(WORD))].join(' ');
}

async function usedStyles(folder: string, { urls, parts }: Family, scripts: string): Promise<string> {
  const css = (await Promise.all(urls.map((url) => readFile(join(folder, url), 'utf8')))).join('\n');
  const [used] = await new PurgeCSS().purge({
    content: [
      { raw: [...parts].join('<'), extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    css: [{ raw: css }],
    // A selector of pseudo-classes alone names nothing that PurgeCSS could find in a page.
    safelist: { standard: PUT_BY_SCRIPTS, greedy: [/^:focus/] },
    // Attributes are how behaviours speak to the styles: none is ever unused.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)/g)].map(([, attribute = '']) => attribute),
  });
  const elements = [...parts].flatMap((part) =>
    [...part.matchAll(/ class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' ')),
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
