import type { Crumb } from '../components/Breadcrumb/Breadcrumb';
import { routeAt } from '../data/routes';

/** The way from the home page to a page, itself included. */
export function crumbsTo(path: string): Crumb[] {
  const { name, parent } = routeAt(path);
  const before = parent ? crumbsTo(parent) : [{ path: '/', name: routeAt('/').name }];
  return [...before, { path, name }];
}
