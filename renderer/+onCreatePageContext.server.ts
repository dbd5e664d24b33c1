import type { PageContextServer } from 'vike/types';

/** Gives each page the site, unless whoever renders the page has handed in another, as the desk does for drafts. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  pageContext.site ??= pageContext.globalContext.loadSite();
}
