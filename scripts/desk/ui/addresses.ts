import { type DeskRecord, pageFile } from '../shared/protocol';
import { isPage } from './lookups';
import { now } from './store';

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
  return now().state.records.find(({ file }) => (isPage(file) ? pageAddress(file) === address : file === own));
}

/** True of the address of a town or a service that is there no more. */
export const isGone = (address: string): boolean => /^\/(?:zones|services)\//.test(address) && !recordOn(address);

/** The records of other files that an owner looks for on the page of this one, as the gallery's photographs. */
export function besideOf(file: string): DeskRecord[] {
  const [, ...others] = Object.values(PAGES).find(([own]) => own === file) ?? [];
  return now().state.records.filter((one) => others.includes(one.file));
}

/** The address of the page that a file of data/ is, or will be, if it is one. */
export function pageAddress(file: string): string | undefined {
  if (!isPage(file)) return Object.keys(PAGES).find((address) => PAGES[address]?.includes(file));
  return pageFile(file).replace('data/towns', '/zones').replace('data/services', '/services').replace('.ts', '');
}
