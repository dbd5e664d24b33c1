import { type FormDefines, formDefines } from '../../../components/ContactForm/contact-form-props';
import { readRecords } from '../../../data/model/read/read-records';
import { onDisk } from '../../../data/model/read/source';
import type { Records } from '../../../data/model/schema/records';
import { requireSite } from '../../../data/model/site/load-site';
import { createVcard } from '../vcard';

/** Returns the current records of data/photos.ts; empty if they have faults. */
export const readPhotoRecords = (root: string): Records['photos'] => readRecords(onDisk(root)).records.photos ?? {};

/** Returns the company's current vCard, with the path that pages link to. Throws a DataError. */
export function readVcard(root: string): { path: string; content: string } {
  const site = requireSite(onDisk(root));
  return { path: site.vcardPath, content: createVcard(site) };
}

/** Returns the current texts of data/ that the browser's code contains. Throws a DataError. */
export const readFormDefines = (root: string): FormDefines => formDefines(requireSite(onDisk(root)));
