/** What Vike hangs on a page's context while it prerenders, under names that it does not promise to keep. */
type Prerendering = {
  _prerenderContext?: { output?: { pageContext: { _prerenderResult?: unknown } }[] };
};

/**
 * Lets go of the pages that were printed before this one. Vike writes each as soon as it is printed, and yet keeps all
 * their texts to its end, for adapters that this site does not have: with thousands of pages, most of the memory.
 */
export function forgetPrinted(pageContext: object): void {
  const { _prerenderContext: prerendering } = pageContext as Prerendering;
  for (const printed of prerendering?.output?.splice(0) ?? []) delete printed.pageContext._prerenderResult;
}
