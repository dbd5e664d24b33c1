import { COLLECTION_NAMES, collectionAt, pagePath } from '../collections';
import type { Records } from '../schema/records';
import { pagesOf } from './pages-of';

/** A page of the site with its path, without a slash at the end, and its name in links and breadcrumbs. */
export type Route = { path: string; name: string; parent?: string };

/** Derives the list of pages for prerendering, menus, canonical URLs, the sitemap, and tests. */
export function deriveRoutes(records: Records): Route[] {
  return [
    ...records.pages,
    ...COLLECTION_NAMES.flatMap((name) => {
      const { parent } = collectionAt(name);
      return pagesOf(records, name).map((page) => ({
        path: pagePath(name, page.slug),
        name: 'name' in page ? page.name : page.title,
        ...(parent && { parent }),
      }));
    }),
  ];
}

/** Returns the route with a path. Throws if the site has no such page. */
export function routeAt({ routes }: { routes: Route[] }, path: string): Route {
  const route = routes.find((route) => route.path === path);
  if (!route) throw new Error(`the site has no page ${path}`);
  return route;
}

/** A step from the home page to a page. */
type Crumb = Pick<Route, 'path' | 'name'>;

/** Returns the steps from the home page to a page, both included. */
export function crumbsTo(site: { routes: Route[] }, path: string): Crumb[] {
  const { name, parent } = routeAt(site, path);
  const parentCrumbs = parent ? crumbsTo(site, parent) : [{ path: '/', name: routeAt(site, '/').name }];
  return [...parentCrumbs, { path, name }];
}
