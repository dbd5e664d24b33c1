import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import type { BuiltDocument } from '../build-site/documents';
import { listFiles } from '../lib/list-files';
import { type CssSupport, findUnsupportedCss } from './css-support';
import type { Finding } from './report';

/**
 * Features that Chromium 64, Safari 11.1 or Firefox 67 lack; these are the browsers of package.json's browserslist.
 * `npm run test:old-phones` asks the old Chromiums themselves; with these lists `npm run check` needs no old browser.
 * The data of caniuse, through doiuse, miss four of the thirteen cases in css-support.test.ts and ignore fallbacks.
 */
const NEWER_PROPERTIES = [
  /^(row-|column-)?gap$/,
  /^aspect-ratio$/,
  /^inset(-|$)/,
  /^(margin|padding|border)-(inline|block)(-|$)/,
  /^(min-|max-)?(inline|block)-size$/,
  /^(content-visibility|contain-intrinsic-size|accent-color|backdrop-filter|color-scheme)$/,
  /^(text-wrap|text-decoration-thickness|text-underline-offset|hyphens|appearance|translate|rotate|scale)$/,
  /^(scroll-margin|scroll-padding|overscroll-behavior|scrollbar-)/,
  /^(container|view-transition|animation-timeline|offset-|mask-border)/,
];

const NEWER_VALUES: [property: RegExp, value: RegExp][] = [
  [/./, /\b(min|max|clamp|round|color-mix|oklch|oklab|lch|lab|hwb|color|env|light-dark|image-set|conic-gradient)\(/],
  [/./, /\d(svh|lvh|dvh|svw|lvw|dvw|svmin|dvmin|cqw|cqh|cqi|vi|vb|lh|rlh|cap|ic)\b/],
  [/./, /\b(rgb|hsl)a?\([^),]*\//],
  [/^overflow/, /\bclip\b/],
  [/^(width|height|(min|max)-(width|height))$/, /fit-content|stretch/],
  [/^display$/, /\b(flow-root list-item|inline flex|block flex|inline grid|block grid)\b/],
  [/^(align|justify)-(items|content|self)$/, /\b(safe|unsafe|first baseline|last baseline)\b/],
];

const NEWER_SELECTORS =
  /:(is|where|has|focus-visible|dir|modal|popover-open|user-invalid|any-link|host-context|state)\b|::(marker|backdrop|part|view-transition)|:not\([^()]*,|:nth-child\([^)]* of /;

/** Support of the oldest browsers, as far as these lists describe it without running a browser. */
export const oldestBrowsers: CssSupport = {
  supports: (property, value) =>
    property.startsWith('--') ||
    !(
      NEWER_PROPERTIES.some((newer) => newer.test(property)) ||
      NEWER_VALUES.some(([properties, newer]) => properties.test(property) && newer.test(value))
    ),
  selects: (selector) => !NEWER_SELECTORS.test(selector),
};

const INLINE_STYLES = /<style>([^]*?)<\/style>/g;

/**
 * Returns each stylesheet of the built folder once, with the first file that contains it. Includes inline stylesheets,
 * and those of the viewer and the toast.
 */
export async function collectStyles(folder: string, documents: BuiltDocument[]): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const { file, html } of documents) {
    for (const [, css = ''] of html.matchAll(INLINE_STYLES)) if (!styles.has(css)) styles.set(css, file);
  }
  for (const file of (await listFiles(join(folder, 'assets'))).filter((path) => path.endsWith('.css'))) {
    styles.set(await readFile(join(folder, 'assets', file), 'utf8'), `assets/${file}`);
  }
  return styles;
}

/**
 * Returns the built styles that the oldest browsers do not support. A rule that several pages have is reported once.
 */
export async function findUnsupportedStyles(folder: string, documents: BuiltDocument[]): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const [css, file] of await collectStyles(folder, documents)) {
    for (const { rule, text } of findUnsupportedCss(css, oldestBrowsers)) {
      const problem = `${rule} { ${text} } is unknown to one of ${browserslist().join(', ')}`;
      const remedy = 'put a declaration that they know before it, in the same rule';
      if (!findings.has(problem)) findings.set(problem, { place: `dist/client/${file}`, problem, remedy });
    }
  }
  return [...findings.values()];
}
