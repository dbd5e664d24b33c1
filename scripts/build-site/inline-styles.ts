import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { BuiltDocument } from './documents';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PLACEHOLDER = '<meta name="styles">';

/** General rules before particular ones, whatever order the bundler printed them in. */
const ORDER = [
  'components_theme_global',
  'components_theme_fonts',
  'components_theme_layout',
  'components_',
  'pages_',
  'renderer_',
];

const targets = browserslistToTargets(browserslist());

/**
 * Puts each document's stylesheets into its head, after the title, so that a page needs no request for them. Documents
 * with the same stylesheets (the area pages, say) get the same bytes: the Content-Security-Policy names few hashes.
 */
export async function inlineStyles(folder: string, documents: BuiltDocument[]): Promise<BuiltDocument[]> {
  const minified = new Map<string, Promise<string>>();
  return Promise.all(
    documents.map(async (document) => {
      if (!document.html.includes(PLACEHOLDER)) return document;
      const urls = stylesheetsOf(document);
      const css = minified.get(urls.join()) ?? minify(folder, urls);
      minified.set(urls.join(), css);
      const style = `<style>${await css}</style>`;
      return { ...document, html: document.html.replace(STYLESHEET, '').replace(PLACEHOLDER, () => style) };
    }),
  );
}

function stylesheetsOf({ html }: BuiltDocument): string[] {
  const rank = (url: string) => ORDER.findIndex((prefix) => url.includes(`/${prefix}`));
  return [...html.matchAll(STYLESHEET)]
    .map(([, url = '']) => url)
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

async function minify(folder: string, urls: string[]): Promise<string> {
  const files = await Promise.all(urls.map((url) => readFile(join(folder, url))));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.concat(files),
    minify: true,
    targets,
    // The theme names what stands in for system-ui; lightningcss would add the faces of five more systems.
    exclude: Features.FontFamilySystemUi,
  });
  return code.toString();
}
