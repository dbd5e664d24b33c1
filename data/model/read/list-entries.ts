import { type CollectionName, collectionAt } from '../collections';
import type { Path } from '../owner-facts';
import type { RecordName, Records } from '../schema/records';

/**
 * A page in the list of its collection. `label` is the label of its tab, if the list has tabs; `path` leads to the
 * slug.
 */
export type ListEntry = { slug: string; label?: string; path: Path };

/**
 * Returns the entries of a collection's list in their order, or undefined if the list's record is missing or has
 * faults.
 */
export function listEntries(records: Partial<Records>, name: CollectionName): ListEntry[] | undefined {
  const { record, tabs } = collectionAt(name).list;
  const entries = records[record as RecordName] as unknown[] | undefined;
  return entries?.flatMap((entry, index): ListEntry[] => {
    if (!tabs) return [{ slug: String(entry), path: [index] }];
    const { label, [tabs.key]: slugs = [] } = entry as { label: string } & Record<string, string[]>;
    return slugs.map((slug, slugIndex) => ({ slug, label, path: [index, tabs.key, slugIndex] }));
  });
}
