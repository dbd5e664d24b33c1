import type { CollectionName } from '../collections';
import { listEntries } from '../read/list-entries';
import type { Records } from '../schema/records';

/** Returns the pages of a collection in the order of its list. */
export function pagesOf<Name extends CollectionName>(records: Records, name: Name): Records[Name][string][] {
  const pages = records[name] as Record<string, Records[Name][string]>;
  return (listEntries(records, name) ?? []).flatMap(({ slug }) => pages[slug] ?? []);
}
