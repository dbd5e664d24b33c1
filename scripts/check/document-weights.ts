import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDocument } from '../build-site/documents';
import { brotli } from '../measure/brotli';
import { budgets } from './budgets';
import { nearest, type Weight } from './weights';

const ENTRY = /<script[^>]* src="(\/assets\/[^"]+)"/g;
const STATIC_IMPORT = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** What documents weigh as files: themselves with their styles, and the scripts that come with every one of them. */
export async function documentWeights(folder: string, documents: BuiltDocument[]): Promise<Weight[]> {
  const scripts = await Promise.all(documents.map(({ html }) => entryBytes(folder, html)));
  return [
    nearest(
      'HTML with its styles, bytes',
      documents.map(({ file, html }) => ({ page: file, value: brotli(html).length, limit: budgets.document })),
    ),
    nearest(
      'entry script and inline script, bytes',
      documents.map(({ file }, index) => ({ page: file, value: scripts[index] ?? 0, limit: budgets.scriptBefore })),
    ),
  ];
}

async function entryBytes(folder: string, html: string): Promise<number> {
  const waiting = [...html.matchAll(ENTRY)].map(([, url = '']) => url);
  const seen = new Set<string>();
  // They are compressed together, as parts of one document.
  let bytes = brotli(Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => code).join('')).length;
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const code = await readFile(join(folder, url), 'utf8');
    bytes += brotli(code).length;
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT))
      waiting.push(new URL(imported, `file://${url}`).pathname);
  }
  return bytes;
}
