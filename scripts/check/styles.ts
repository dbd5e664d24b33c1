import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDocument } from '../build-site/documents';
import { unsupportedCss } from './css-support';
import type { Finding } from './finding';
import { oldestBrowser } from './oldest-browser';

const INLINE_STYLES = /<style>([^]*?)<\/style>/g;

/** Each stylesheet of the built folder once, with the first file that has it: the inlined ones, the viewer's, the toast's. */
export async function builtStyles(folder: string, documents: BuiltDocument[]): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const { file, html } of documents) {
    for (const [, css = ''] of html.matchAll(INLINE_STYLES)) if (!styles.has(css)) styles.set(css, file);
  }
  const assets = await readdir(join(folder, 'assets'), { recursive: true });
  for (const file of assets.filter((path) => path.endsWith('.css')).sort()) {
    styles.set(await readFile(join(folder, 'assets', file), 'utf8'), `assets/${file}`);
  }
  return styles;
}

/** What engines of January 2018 would miss in the built styles. */
export async function stylesBelowFloor(folder: string, documents: BuiltDocument[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const [css, file] of await builtStyles(folder, documents)) {
    for (const { rule, text } of unsupportedCss(css, oldestBrowser)) {
      if (seen.has(rule + text)) continue;
      seen.add(rule + text);
      findings.push({
        place: `dist/client/${file}`,
        problem: `${rule} { ${text} } is unknown to phones of 2018`,
        remedy: 'put a declaration that they know before it, in the same rule',
      });
    }
  }
  return findings;
}
