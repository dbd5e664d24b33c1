import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Town } from '../../../data/model/schema/town';
import { findTown } from '../../../data/model/site/zones';

/** Returns the town with the slug in the URL. Renders the 404 page if no town has this slug. */
export function data({ routeParams, site }: PageContextServer): Town {
  const town = findTown(site, routeParams.town ?? '');
  if (!town) throw render(404);
  return town;
}
