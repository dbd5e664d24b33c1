import { getGlobalContext } from 'vike/server';
import type { PrerenderContext } from 'vike/types';

/** The pages that the form's program answers with. */
const ANSWERS = '/demande/';

/** Leaves out the pages that answer a form which does not deliver. */
export async function onPrerenderStart({ pageContexts, ...context }: PrerenderContext) {
  const { loadSite } = await getGlobalContext();
  const { company } = loadSite();
  const shown = pageContexts.filter(({ urlOriginal }) => company.delivery || !urlOriginal.startsWith(ANSWERS));
  return { prerenderContext: { ...context, pageContexts: shown } };
}
