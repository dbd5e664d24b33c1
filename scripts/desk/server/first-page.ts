import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { contentHash } from '../../lib/content-hash';
import { writeAtomically } from '../../lib/retry-locked-files';
import { readNote } from '../files/data-files';

/** Of what a page is made, and what makes it. */
const FOLDERS = ['components', 'data', 'pages', 'public', 'renderer', 'scripts'];
const FILES = ['package-lock.json', 'vite.config.ts'];
const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The home page as the preview printed it last: what the preview, which needs its seconds to start, will print again for as
 * long as nothing of which the page is made has changed.
 */
export function firstPage(root: string) {
  const note = join(root, '.cache/bureau/premiere-page.json');
  let kept = readNote<{ stamp: string; html: string }>(note);

  return {
    /** Undefined where it would be another by now. */
    html: () => (kept && kept.stamp === stampOf(root) ? kept.html : undefined),
    /** Keeps it as the preview prints it there, with its styles and letters in it; throws where that fails. */
    async keep(address: string): Promise<void> {
      const stamp = stampOf(root);
      if (stamp === kept?.stamp) return;
      const printed = await inlineStyles(await textAt(new URL('/', address)), address, root);
      // Of pictures that come with the preview, it waits for none to be clickable.
      const html = printed.replaceAll('fetchpriority="high"', 'loading="lazy"');
      kept = { stamp, html };
      await writeAtomically(note, JSON.stringify(kept));
    },
  };
}

/** Returns a page of the preview at `address` with its styles and fonts in it; rejects if one of them cannot be read. */
export async function inlineStyles(printed: string, address: string, root: string): Promise<string> {
  let html = printed;
  for (const [link, style = ''] of printed.matchAll(STYLESHEET)) {
    let css = await textAt(new URL(style, address));
    for (const [file] of css.matchAll(/(?<=url\()[^)]+\.woff2/g))
      css = css.replace(file, `data:font/woff2;base64,${readFileSync(join(root, file), 'base64')}`);
    html = html.replace(link, () => `<style>${css}</style>`);
  }
  return html;
}

async function textAt(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}

/** Another after each change of a file, and each day. */
function stampOf(root: string): string {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...inside, ...FILES].flatMap((name) => {
    const found = statSync(join(root, name));
    return found.isFile() ? `${name} ${found.size} ${found.mtimeMs}` : [];
  });
  return contentHash(dayOfBuild(), files.join('\n'));
}
