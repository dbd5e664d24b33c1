import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { contentHash } from '../../lib/content-hash';
import { writeAtomically } from '../../lib/held-files';
import { readNote } from '../files/data-files';

/** Of what a page is made, and what makes it. */
const FOLDERS = ['components', 'data', 'pages', 'public', 'renderer', 'scripts'];
const FILES = ['package-lock.json', 'vite.config.ts'];
const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The home page as the preview printed it last: what the preview, which needs its seconds to start, will print again for as
 * long as nothing of which the page is made has changed.
 */
export function createFirstPageCache(root: string) {
  const cacheFile = join(root, '.cache/bureau/premiere-page.json');
  let cached = readNote<{ stamp: string; html: string }>(cacheFile);

  return {
    /** Undefined where it would be another by now. */
    html: () => (cached && cached.stamp === stampOf(root) ? cached.html : undefined),
    /** Keeps it as the preview prints it there, with its styles and letters in it; throws where that fails. */
    async save(deskUrl: string): Promise<void> {
      const stamp = stampOf(root);
      if (stamp === cached?.stamp) return;
      const printed = await inlineStyles(await fetchText(new URL('/', deskUrl)), deskUrl, root);
      // Of pictures that come with the preview, it waits for none to be clickable.
      const html = printed.replaceAll('fetchpriority="high"', 'loading="lazy"');
      cached = { stamp, html };
      await writeAtomically(cacheFile, JSON.stringify(cached));
    },
  };
}

/** Returns a page of the preview at `deskUrl` with its styles and fonts in it; rejects if one of them cannot be read. */
export async function inlineStyles(printed: string, address: string, root: string): Promise<string> {
  let html = printed;
  for (const [link, style = ''] of printed.matchAll(STYLESHEET)) {
    let css = await fetchText(new URL(style, address));
    for (const [file] of css.matchAll(/(?<=url\()[^)]+\.woff2/g))
      css = css.replace(file, `data:font/woff2;base64,${readFileSync(join(root, file), 'base64')}`);
    html = html.replace(link, () => `<style>${css}</style>`);
  }
  return html;
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}

/** Another after each change of a file, and each day. */
function stampOf(root: string): string {
  const filesInFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...filesInFolders, ...FILES].flatMap((name) => {
    const stats = statSync(join(root, name));
    return stats.isFile() ? `${name} ${stats.size} ${stats.mtimeMs}` : [];
  });
  return contentHash(dayOfBuild(), files.join('\n'));
}
