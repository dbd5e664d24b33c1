import { originals } from 'virtual:photos';
import type { PageContextServer } from 'vike/types';

/**
 * Gives each page the site and its photos, unless the caller has set others, as the desk does: it renders drafts, and
 * it knows of a changed photo before the development server does.
 */
export function onCreatePageContext(pageContext: PageContextServer): void {
  pageContext.site ??= pageContext.globalContext.loadSite();
  pageContext.originals ??= originals;
}
