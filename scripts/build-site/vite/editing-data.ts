import { type FormDefines, formDefines } from '../../../components/ContactForm/contact-form-props';
import { readRecords } from '../../../data/model/read/read-records';
import { onDisk } from '../../../data/model/read/source';
import type { Records } from '../../../data/model/schema/records';
import { requireSite } from '../../../data/model/site/load-site';

/** Returns the current records of data/photos.ts; empty if they have faults. */
export const readPhotoRecords = (root: string): Records['photos'] => readRecords(onDisk(root)).records.photos ?? {};

/** Returns the current texts of data/ that the browser's code contains. Throws a DataError. */
export const readFormDefines = (root: string): FormDefines => formDefines(requireSite(onDisk(root)));
