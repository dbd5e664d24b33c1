import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'postcss';
import { findInlineCode } from '../build-site/hosting/inline-code';
import { brotli } from './transfers';

/** Bytes of styles that the bare page has at most, compressed. */
const STYLES = 3000;

const INLINE_STYLES = /<style>([^]*?)<\/style>/;
/** Structured data runs nothing: it is part of what the page says. */
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
/** Browsers fetch later pictures ahead, each by its own rule, unless they are not shown. */
const NO_LATER_PICTURES = 'img[loading=lazy]{display:none}';

/**
 * The least that a page of the same text and first picture can weigh: the built document without its scripts and later
 * pictures, with the first 3 kB of its styles. What the page weighs beyond it is what the rest costs.
 */
export function barePage(document: string): string {
  return document
    .replace(SCRIPT, '')
    .replace(INLINE_STYLES, (_, css: string) => `<style>${firstOf(css)}${NO_LATER_PICTURES}</style>`);
}

/** As many rules as weigh no more than the bare page's styles may. */
function firstOf(css: string): string {
  if (brotli(css).length <= STYLES) return css;
  const { nodes } = parse(css);
  const first = (count: number) => nodes.slice(0, count).join('');
  let [fits, exceeds] = [0, nodes.length];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (brotli(first(middle)).length <= STYLES) fits = middle;
    else exceeds = middle;
  }
  return first(fits);
}

/** Writes a folder with the bare pages of these files at the same addresses, with the same pictures and headers. */
export async function makeBareSite(
  folder: string,
  files: string[],
): Promise<{ folder: string; remove(): Promise<void> }> {
  const bare = await mkdtemp(join(tmpdir(), 'bare-'));
  await cp(folder, bare, { recursive: true });
  const hashes: string[] = [];
  for (const file of files) {
    const html = barePage(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(bare, file), html);
    await writeFile(join(bare, `${file}.br`), brotli(html));
    hashes.push(...findInlineCode(html, file).styles);
  }
  await allowStyles(join(bare, '.htaccess'), hashes);
  return { folder: bare, remove: () => rm(bare, { recursive: true }) };
}

/** As many hashes in the policy as before, so that the headers weigh the same. */
async function allowStyles(file: string, hashes: string[]): Promise<void> {
  const htaccess = await readFile(file, 'utf8').catch(() => '');
  if (!htaccess) return;
  const policy = htaccess.replace(/style-src 'self'((?: 'sha256-[^']+')*)/, (_, known: string) => {
    const count = Math.max(hashes.length, known.trim().split(' ').length);
    return `style-src 'self' ${[...hashes, ...known.trim().split(' ')].slice(0, count).join(' ')}`;
  });
  await writeFile(file, policy);
}
