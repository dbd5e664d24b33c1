import { type CollectionName, collectionAt } from '../collections';
import type { Records } from '../schema/records';

/** Returns the pages of a collection in the order of its list. */
export function pagesOf<Name extends CollectionName>(records: Records, name: Name): Records[Name][string][] {
  const { list } = collectionAt(name);
  const listing = records[list.record as keyof Records] as unknown as (string | Record<string, string[]>)[];
  const slugs = listing.flatMap((entry) => (typeof entry === 'string' ? entry : (entry[list.key!] ?? [])));
  const pages = records[name] as Record<string, Records[Name][string]>;
  return slugs.flatMap((slug) => pages[slug] ?? []);
}
