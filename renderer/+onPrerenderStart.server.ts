import { getGlobalContext } from 'vike/server';
import type { PrerenderContext } from 'vike/types';

/** The pages that the form's program answers with. */
const ANSWERS = '/demande/';

/** Leaves out the pages that answer a form which does not deliver. */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { loadSite } = await getGlobalContext();
  const { company } = loadSite();
  const shown = pageContexts.filter(({ urlOriginal }) => company.delivery || !urlOriginal.startsWith(ANSWERS));
  // Of the pages themselves Vike reads a deprecated name, and warns of it: it takes copies without a word.
  return { prerenderContext: { pageContexts: shown.map((page) => ({ ...page })) } };
}
