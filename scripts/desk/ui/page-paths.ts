import { collectionOf, collectionOfPath, pagePath } from '../../../data/model/collections';
import { type DeskRecord, slugOfFile } from '../shared/protocol';
import { isPage } from './lookups';
import { getSnapshot } from './store';

/**
 * The files whose records each page shows. The first file is the page's own file. The other files appear on this page
 * only.
 */
const FILES_BY_PATH: Record<string, string[]> = {
  '/': ['data/home.ts', 'data/testimonials.ts', 'data/roof-anatomy.ts'],
  '/contact': ['data/contact-page.ts', 'data/contact-form.ts'],
  '/realisations': ['data/gallery-page.ts', 'data/gallery.ts'],
  '/zones-intervention': ['data/zones-page.ts'],
  '/mentions-legales': ['data/legal-notice.ts'],
  '/politique-confidentialite': ['data/privacy-policy.ts'],
};

/** Returns the record of a page; undefined if the page has no record. */
export function recordAtPath(path: string): DeskRecord | undefined {
  const mainFile = FILES_BY_PATH[path]?.[0];
  return getSnapshot().state.records.find(({ file }) => (isPage(file) ? pagePathOf(file) === path : file === mainFile));
}

/** True for the path of a page of a collection that no longer exists. */
export const isUnknownPage = (path: string): boolean => collectionOfPath(path) !== undefined && !recordAtPath(path);

/** Returns the records of other files that the page of this file shows, such as the photos of the gallery. */
export function relatedRecordsOf(file: string): DeskRecord[] {
  const [, ...relatedFiles] = Object.values(FILES_BY_PATH).find(([mainFile]) => mainFile === file) ?? [];
  return getSnapshot().state.records.filter((record) => relatedFiles.includes(record.file));
}

/** Returns the path of the page that shows a file of data/, or that will show it once its draft is published. */
export function pagePathOf(file: string): string | undefined {
  if (!isPage(file)) return Object.keys(FILES_BY_PATH).find((path) => FILES_BY_PATH[path]?.includes(file));
  return pagePath(collectionOf(file)!, slugOfFile(file));
}
