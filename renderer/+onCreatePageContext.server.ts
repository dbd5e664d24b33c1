import type { PageContextServer } from 'vike/types';

/** Gives each page the site, unless the caller has set another site, as the desk does for drafts. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  pageContext.site ??= pageContext.globalContext.loadSite();
}
