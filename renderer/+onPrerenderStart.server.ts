import { getGlobalContext } from 'vike/server';
import type { PrerenderContext } from 'vike/types';

/** URL prefix of the pages with which the form's PHP program answers. */
const ANSWERS = '/demande/';

/** Skips the pages that answer the form if form delivery is disabled. */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { loadSite } = await getGlobalContext();
  const { company } = loadSite();
  const prerenderedPages = pageContexts.filter(
    ({ urlOriginal }) => company.delivery || !urlOriginal.startsWith(ANSWERS),
  );
  // The pages are copied, because Vike reads a deprecated property of the originals and would print a warning.
  return { prerenderContext: { pageContexts: prerenderedPages.map((page) => ({ ...page })) } };
}
