import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltDocument } from '../build-site/documents';
import { budgets } from './budgets';
import { nearest, type Weight } from './report';
import { brotli, sentBytes } from './transfers';

const ENTRY = /<script[^>]* src="(\/assets\/[^"]+)"/g;
const STATIC_IMPORT = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** What every document weighs as a file: itself with its styles, and the scripts that come with it. */
export function documentWeights(folder: string, documents: BuiltDocument[]): Weight[] {
  const weigh = (what: string, of: (document: BuiltDocument) => number, limit: (file: string) => number) =>
    nearest(
      what,
      documents.map((document) => ({ page: document.file, value: of(document), limit: limit(document.file) })),
    );
  const scriptLimit = (file: string) => (file === '404.html' ? budgets.scriptBeforeOnNotFound : budgets.scriptBefore);
  return [
    weigh(
      'HTML with its styles, bytes',
      ({ file }) => sentBytes(folder, file),
      (file) => (file === 'index.html' ? budgets.homeDocument : budgets.document),
    ),
    weigh('entry script and inline script, bytes', ({ html }) => scriptBytes(folder, html), scriptLimit),
  ];
}

function scriptBytes(folder: string, html: string): number {
  const waiting = Array.from(html.matchAll(ENTRY), ([, path = '']) => path);
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT))
      waiting.push(new URL(imported, `file://${path}`).pathname);
  }
  // Inline scripts are compressed together, as parts of one document.
  const inline = brotli(Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => code).join(''));
  return [...seen].reduce((sum, path) => sum + sentBytes(folder, path), inline.length);
}
