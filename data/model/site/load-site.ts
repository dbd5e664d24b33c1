import { DataError, type Fault } from '../read/faults';
import { readRecords } from '../read/read-records';
import type { Source } from '../read/source';
import type { Records } from '../schema/records';
import { createSite, type Site } from './site';

/** The site, or everything that is wrong in data/. */
export type LoadedSite = { site: Site; faults: [] } | { site?: undefined; faults: Fault[] };

/** Reads, checks, and derives the site from the files of a source. */
export function loadSite(source: Source): LoadedSite {
  const { records, written, faults } = readRecords(source);
  if (faults.length > 0) return { faults };
  return { site: createSite(records as Records, written, source), faults: [] };
}

/** The same for callers that cannot go on without a site. Throws a DataError that names all faults. */
export function requireSite(source: Source): Site {
  const { site, faults } = loadSite(source);
  if (!site) throw new DataError(faults);
  return site;
}
