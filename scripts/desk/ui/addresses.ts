import { COLLECTION_NAMES, COLLECTIONS, collectionOf } from '../../../data/model/collections';
import { type DeskRecord, slugOfFile } from '../shared/protocol';
import { isPage } from './lookups';
import { getSnapshot } from './store';

/** The pages where one looks for what files hold: for its own, which comes first, and for what is seen there alone. */
const PAGES: Record<string, string[]> = {
  '/': ['data/home.ts', 'data/testimonials.ts', 'data/roof-anatomy.ts'],
  '/contact': ['data/contact-page.ts', 'data/contact-form.ts'],
  '/realisations': ['data/gallery-page.ts', 'data/gallery.ts'],
  '/zones-intervention': ['data/zones-page.ts'],
  '/mentions-legales': ['data/legal-notice.ts'],
  '/politique-confidentialite': ['data/privacy-policy.ts'],
};

/** The record that a page is, if it is one. */
export function recordOn(address: string): DeskRecord | undefined {
  const own = PAGES[address]?.[0];
  return getSnapshot().state.records.find(({ file }) => (isPage(file) ? pageAddress(file) === address : file === own));
}

/** True for the path of a page of a collection that no longer exists. */
export const isUnknownPage = (address: string): boolean =>
  COLLECTION_NAMES.some((name) => address.startsWith(`${COLLECTIONS[name].path}/`)) && !recordOn(address);

/** The records of other files that an owner looks for on the page of this one, as the gallery's photographs. */
export function relatedRecordsOf(file: string): DeskRecord[] {
  const [, ...others] = Object.values(PAGES).find(([own]) => own === file) ?? [];
  return getSnapshot().state.records.filter((one) => others.includes(one.file));
}

/** The address of the page that a file of data/ is, or will be, if it is one. */
export function pageAddress(file: string): string | undefined {
  if (!isPage(file)) return Object.keys(PAGES).find((address) => PAGES[address]?.includes(file));
  const { path } = COLLECTIONS[collectionOf(file)!];
  return `${path}/${slugOfFile(file)}`;
}
