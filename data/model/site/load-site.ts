import { DataError, type Fault } from '../read/faults';
import { readRecords } from '../read/read-records';
import type { Source } from '../read/source';
import type { Records } from '../schema/records';
import { createSite, type Site } from './site';

/** The site, or the faults that prevent its creation. */
type SiteLoadResult = { site: Site; faults: [] } | { site?: undefined; faults: Fault[] };

/** Reads and checks data/, and derives the site from it. */
export function loadSite(source: Source): SiteLoadResult {
  const { records, written, faults } = readRecords(source);
  if (faults.length > 0) return { faults };
  return { site: createSite(records as Records, written, source), faults: [] };
}

/** Loads the site. Throws a DataError with all faults if data/ has faults. */
export function requireSite(source: Source): Site {
  const { site, faults } = loadSite(source);
  if (!site) throw new DataError(faults);
  return site;
}
