import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import type { DefaultTreeAdapterTypes as Parsed } from 'parse5';
import { collectionOfPath } from '../../data/model/collections';
import { type BuiltDocument, elementsOf, placeholders } from './documents';
import { type Manifest, readScripts } from './reachable-scripts';

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

/** Names of the animations that a stylesheet defines. */
const KEYFRAMES = /(?<=@keyframes )[\w-]+/g;
const WORD = /[\w-]+/g;
const REPEATED_DECLARATION = /(?<=[{;])([^{};]+;)\1+/g;

/**
 * Inlines the stylesheets of each document into its head, after the title, so that a page requests no stylesheet. Omits
 * animations that no rule uses, and unused selectors. A selector is unused if the pages of a collection and their
 * scripts lack one of its elements, classes, ids or attributes. The pages of a collection get identical styles, so that
 * the Content-Security-Policy needs few hashes.
 */
export async function inlineStyles(
  folder: string,
  documents: BuiltDocument[],
  manifest: Manifest,
): Promise<BuiltDocument[]> {
  const families = new Map<string, BuiltDocument[]>();
  for (const document of documents.filter(({ html }) => html.includes(placeholders.styles))) {
    const collection = collectionOfPath(`/${document.file}`);
    const family = `${collection ?? document.file} ${stylesheetsOf(document).join()}`;
    families.set(family, [...(families.get(family) ?? []), document]);
  }
  const scripts = await readScripts(folder, manifest);
  const styles = new Map<BuiltDocument, string>();
  for (const family of families.values()) {
    const pages = family.map(({ html }) => html);
    const elements = pages.flatMap(elementsOf);
    const words = [...elements.flatMap(inlineScriptOf), ...scripts.reachableFrom(pages)].flatMap(wordsIn);
    const usedNames = new Set([...elements.flatMap(namesOf), ...words, ...words.flatMap(toAttributeNames)]);
    const css = await minify(folder, stylesheetsOf(family[0]!), usedNames);
    for (const document of family) styles.set(document, `<style>${css}</style>`);
  }
  return documents.map((document) => {
    const style = styles.get(document);
    if (style === undefined) return document;
    return { ...document, html: document.html.replace(STYLESHEET, '').replace(placeholders.styles, () => style) };
  });
}

const wordsIn = (text: string) => text.match(WORD) ?? [];

/** Returns the names of an element, its attributes, its classes and its id. */
const namesOf = ({ tagName, attrs }: Parsed.Element) => [
  tagName,
  ...attrs.flatMap(({ name, value }) => (/^(?:class|id)$/.test(name) ? [name, ...value.split(/\s+/)] : [name])),
];

/** Returns the text of an inline script. Returns no text for other elements. */
const inlineScriptOf = ({ tagName, childNodes }: Parsed.Element) =>
  tagName === 'script' ? childNodes.flatMap((node) => ('value' in node ? node.value : [])) : [];

/**
 * Returns the attributes that a script may set through a property with this name. `tabIndex` sets «tabindex», and
 * `dataset.mapShow` sets «data-map-show».
 */
const toAttributeNames = (word: string) => [word.toLowerCase(), `data-${word.replace(/[A-Z]/g, '-$&').toLowerCase()}`];

function stylesheetsOf({ html }: BuiltDocument): string[] {
  const rank = (url: string) => STYLE_ORDER.findIndex((prefix) => url.includes(`/${prefix}`));
  return [...html.matchAll(STYLESHEET)]
    .map(([, url = '']) => url)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

async function minify(folder: string, urls: string[], usedNames: Set<string>): Promise<string> {
  const sheets = Buffer.concat(await Promise.all(urls.map((url) => readFile(join(folder, url)))));
  const options = {
    filename: 'page.css',
    minify: true,
    targets,
    // The theme lists its own fallbacks for system-ui; lightningcss would add the fonts of five more systems.
    exclude: Features.FontFamilySystemUi,
  };
  const css = transform({ ...options, code: sheets, visitor: omitUnusedSelectors(usedNames) }).code;
  // The unused rules are gone now, so an animation that is named only once is unused.
  const words = wordsIn(css.toString());
  const unusedKeyframes = (css.toString().match(KEYFRAMES) ?? []).filter(
    (name) => words.filter((word) => word === name).length === 1,
  );
  const minified =
    unusedKeyframes.length > 0 ? transform({ ...options, code: css, unusedSymbols: unusedKeyframes }).code : css;
  // lightningcss repeats a declaration with a prefix each time it minifies a stylesheet.
  return minified.toString().replace(REPEATED_DECLARATION, '$1');
}

/**
 * Removes unused selectors. lightningcss then omits rules without a selector. Ignores the arguments of pseudo-classes
 * such as :not(), because an element need not match them.
 */
function omitUnusedSelectors(usedNames: Set<string>): Visitor<never> {
  const isUnused = (part: SelectorComponent) =>
    ['type', 'id', 'class', 'attribute'].includes(part.type) && 'name' in part && !usedNames.has(part.name);
  return { Selector: (selector) => (selector.some(isUnused) ? [] : undefined) };
}
