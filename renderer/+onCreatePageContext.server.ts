import { originals } from 'virtual:photos';
import type { PageContextServer } from 'vike/types';

/**
 * Gives each page the site and its photos, unless the caller has set others. The desk sets others because it renders
 * drafts, and because it knows of a changed photo before the development server does.
 */
export function onCreatePageContext(pageContext: PageContextServer): void {
  pageContext.site ??= pageContext.globalContext.loadSite();
  pageContext.originals ??= originals;
}
