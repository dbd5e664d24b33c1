import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Service } from '../../../data/model/schema/service';

/** Returns the service with the slug in the URL. Renders the 404 page if no service has this slug. */
export function data({ routeParams, site }: PageContextServer): Service {
  const service = site.services.find(({ slug }) => slug === routeParams.service);
  if (!service) throw render(404);
  return service;
}
