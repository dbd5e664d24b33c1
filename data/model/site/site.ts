import { COLLECTION_NAMES, type CollectionName } from '../collections';
import { DOCUMENTS } from '../read/folders';
import type { WrittenRecord } from '../read/read-records';
import type { Source } from '../read/source';
import type { RecordName, Records } from '../schema/records';
import { stripTags } from '../text/field-tags';
import { deriveCompany } from './company';
import { deriveLegalPages } from './legal';
import { deriveMap } from './map';
import { pagesOf } from './pages-of';
import { deriveRoutes } from './routes';
import { deriveServices } from './services';
import { deriveTestimonials } from './testimonials';
import { deriveZones } from './zones';

/**
 * All content of the pages, that is, the records of data/ and values derived from the records. A site is a plain value
 * without global state, so that the saved, the draft and the online site can coexist. `loadSite` creates it.
 */
export type Site = ReturnType<typeof createSite>;

/** Derives the site from records without problems, as `readRecords` returns them. */
export function createSite(records: Records, writtenRecords: WrittenRecord[], source: Source) {
  const { zones: _zones, ...otherRecords } = records;
  const testimonials = deriveTestimonials(records, writtenRecords);
  return {
    ...otherRecords,
    ...pagesOfCollections(records),
    ...deriveCompany(records, writtenRecords),
    ...deriveServices(records),
    ...deriveZones(records),
    ...deriveLegalPages(records, testimonials),
    testimonials,
    map: deriveMap(records),
    routes: deriveRoutes(records),
    /** Bytes of the PDFs that records name, by their file names. */
    documentSizes: documentSizes(records, source),
    /** The checked records by name. */
    records,
    /** The records as their files contain them, with marks. */
    written: writtenRecords,
  };
}

/** Returns the pages of each collection by its name, in the order of its list. */
function pagesOfCollections(records: Records) {
  const pages = COLLECTION_NAMES.map((name) => [name, pagesOf(records, name)]);
  return Object.fromEntries(pages) as { [Name in CollectionName]: Records[Name][string][] };
}

function documentSizes({ company: { attestation } }: Records, source: Source): Record<string, number> {
  const file = attestation && stripTags(attestation.file);
  const bytes = file && source.size(`${DOCUMENTS}/${file}`);
  return file && bytes !== undefined ? { [file]: Number(bytes) } : {};
}

/** Returns a record as its file contains it, with marks. */
export function rawRecord({ written }: Pick<Site, 'written'>, name: RecordName): unknown {
  return written.find(({ record }) => record === name)?.raw;
}
