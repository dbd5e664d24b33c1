import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { listFiles } from '../lib/list-files';
import { type BuiltDocument, placeholders } from './documents';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Order of the stylesheets by name prefix. General rules come before specific ones, independent of the bundler's order.
 */
const STYLE_ORDER = [
  'components_theme_global',
  'components_theme_fonts',
  'components_theme_layout',
  'components_',
  'pages_',
  'renderer_',
];

const targets = browserslistToTargets(browserslist());

/** Class names in a stylesheet. */
const CLASS = /(?<=\.)[\w-]+/g;
/** Names of the animations that a stylesheet defines. */
const KEYFRAMES = /(?<=@keyframes )[\w-]+/g;
const WORD = /[\w-]+/g;

/**
 * Inlines the stylesheets of each document into its head, after the title, so that a page requests no stylesheet. Omits
 * rules for classes that neither the document nor a script contains, and animations that no rule uses. This saves 100
 * to 500 bytes per page. Documents with the same stylesheets (for example the town pages) get identical styles, so that
 * the Content-Security-Policy needs few hashes.
 */
export async function inlineStyles(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const families = new Map<string, BuiltDocument[]>();
  for (const document of documents.filter(({ html }) => html.includes(placeholders.styles))) {
    const urls = stylesheetsOf(document).join();
    families.set(urls, [...(families.get(urls) ?? []), document]);
  }
  const scriptWords = wordsIn(await readScripts(folder));
  const styles = new Map<BuiltDocument, string>();
  for (const [urls, family] of families) {
    const usedWords = new Set([...scriptWords, ...wordsIn(family.map(({ html }) => html))]);
    const css = await minify(folder, urls.split(','), usedWords);
    for (const document of family) styles.set(document, `<style>${css}</style>`);
  }
  return documents.map((document) => {
    const style = styles.get(document);
    if (style === undefined) return document;
    return { ...document, html: document.html.replace(STYLESHEET, '').replace(placeholders.styles, () => style) };
  });
}

const wordsIn = (texts: string[]) => texts.flatMap((text) => text.match(WORD) ?? []);

async function readScripts(folder: string): Promise<string[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

function stylesheetsOf({ html }: BuiltDocument): string[] {
  const rank = (url: string) => STYLE_ORDER.findIndex((prefix) => url.includes(`/${prefix}`));
  return [...html.matchAll(STYLESHEET)]
    .map(([, url = '']) => url)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

async function minify(folder: string, urls: string[], usedWords: Set<string>): Promise<string> {
  const sheets = Buffer.concat(await Promise.all(urls.map((url) => readFile(join(folder, url)))));
  const classes = String(sheets).match(CLASS) ?? [];
  const minifyWithout = (unusedSymbols: string[], code: Uint8Array) =>
    transform({
      filename: 'page.css',
      code,
      minify: true,
      targets,
      unusedSymbols,
      // The theme lists its own fallbacks for system-ui; lightningcss would add the fonts of five more systems.
      exclude: Features.FontFamilySystemUi,
    }).code;
  const css = minifyWithout(
    classes.filter((name) => !usedWords.has(name)),
    sheets,
  );
  // The rules for unused classes are gone now, so an animation that is named only once is unused.
  const words = wordsIn([css.toString()]);
  const unusedKeyframes = (css.toString().match(KEYFRAMES) ?? []).filter(
    (name) => words.filter((word) => word === name).length === 1,
  );
  return (unusedKeyframes.length > 0 ? minifyWithout(unusedKeyframes, css) : css).toString();
}
