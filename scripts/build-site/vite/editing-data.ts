import { type FormDefines, formDefines } from '../../../components/ContactForm/contact-form-props';
import { readRecords } from '../../../data/model/read/read-records';
import { onDisk } from '../../../data/model/read/source';
import type { Records } from '../../../data/model/schema/records';
import { requireSite } from '../../../data/model/site/load-site';

/** Reads what data/photos.ts says now; without pictures if it has faults. */
export const readPhotoRecords = (root: string): Records['photos'] => readRecords(onDisk(root)).records.photos ?? {};

/** Returns the words of data/ that the browser's code contains, as they are now. Throws a DataError. */
export const readFormDefines = (root: string): FormDefines => formDefines(requireSite(onDisk(root)));
