import type { CollectionName } from '../collections';
import { listEntries } from '../read/list-entries';
import type { Records } from '../schema/records';

/** Returns the pages of a collection in the order of its list. */
export function pagesOf<Name extends CollectionName>(records: Records, name: Name): Records[Name][string][] {
  const pages = records[name] as Record<string, Records[Name][string]>;
  return (listEntries(records, name) ?? []).flatMap(({ slug }) => pages[slug] ?? []);
}

/**
 * Returns the slugs of a collection's pages tab by tab, in the order of its list. A list without tabs counts as a
 * single tab.
 */
export function pagesByTab(records: Records, name: CollectionName): { label?: string; slugs: string[] }[] {
  const tabs: { label?: string; slugs: string[] }[] = [];
  for (const { slug, label } of listEntries(records, name) ?? []) {
    if (!records[name][slug]) continue;
    const lastTab = tabs.at(-1);
    if (lastTab && lastTab.label === label) lastTab.slugs.push(slug);
    else tabs.push({ ...(label !== undefined && { label }), slugs: [slug] });
  }
  return tabs;
}
