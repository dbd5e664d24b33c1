import { join } from 'node:path';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { contentHash } from '../../lib/content-hash';
import { fileStamps } from '../../lib/file-stamps';
import { writeAtomically } from '../../lib/retry-locked-files';
import { readNote } from '../files/data-files';
import { fetchText, inlineStyles } from '../preview/inline-styles';

/** Folders that decide the bytes of a page. */
const FOLDERS = ['components', 'data', 'pages', 'public', 'renderer', 'scripts'];
const FILES = ['package-lock.json', 'vite.config.ts'];

/**
 * Creates a cache of the home page. The desk shows the cached page at the next start, because the preview needs seconds
 * to start. The preview would render the same page until one of its files changes.
 */
export function createFirstPageCache(root: string) {
  const cacheFile = join(root, '.cache/bureau/premiere-page.json');
  let cached = readNote<{ stamp: string; html: string }>(cacheFile);

  return {
    /** Returns the cached page; undefined if one of its files or the day has changed. */
    html: () => (cached && cached.stamp === stampOf(root) ? cached.html : undefined),
    /**
     * Saves the home page that the preview renders, with its styles and fonts inlined. Rejects if a file cannot be
     * read.
     */
    async save(deskUrl: string): Promise<void> {
      const stamp = stampOf(root);
      if (stamp === cached?.stamp) return;
      const renderedHtml = await inlineStyles(await fetchText(new URL('/', deskUrl)), deskUrl, root);
      // The page becomes clickable without waiting for its images, which the preview serves later.
      const html = renderedHtml.replaceAll('fetchpriority="high"', 'loading="lazy"');
      cached = { stamp, html };
      await writeAtomically(cacheFile, JSON.stringify(cached));
    },
  };
}

/** Returns a hash that changes with any file and every day. */
function stampOf(root: string): string {
  const stampsOfRoot = fileStamps(root);
  const stamps = [
    FILES.map((file) => stampsOfRoot[file]),
    FOLDERS.map((folder) => fileStamps(join(root, folder), { recursive: true })),
  ];
  return contentHash(dayOfBuild(), JSON.stringify(stamps));
}
