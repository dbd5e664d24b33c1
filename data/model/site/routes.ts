import { servicePath, services } from './services';
import { site } from './site';
import { areaPath, towns } from './zones';

/** A page of the site: its address, without a slash at the end, and its name in links and breadcrumbs. */
export type Route = { path: string; name: string; parent?: string };

/** The pages: prerendering, menus, canonicals, sitemap and tests all come from this list. */
export const routes: Route[] = [
  ...site.pages,
  ...services.map(({ slug, title }) => ({ path: servicePath(slug), name: title })),
  ...towns.map(({ slug, name }) => ({ path: areaPath(slug), name, parent: '/zones-intervention' })),
];

const routesByPath = new Map(routes.map((route) => [route.path, route]));

/** The route at an address; throws when the site has no such page. */
export function routeAt(path: string): Route {
  const route = routesByPath.get(path);
  if (!route) throw new Error(`the site has no page ${path}`);
  return route;
}

/** A step of the way from the home page to a page. */
type Crumb = Pick<Route, 'path' | 'name'>;

/** The way from the home page to a page, itself included. */
export function crumbsTo(path: string): Crumb[] {
  const { name, parent } = routeAt(path);
  const before = parent ? crumbsTo(parent) : [{ path: '/', name: routeAt('/').name }];
  return [...before, { path, name }];
}
