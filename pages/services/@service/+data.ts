import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Service } from '../../../data/model/schema/service';

/** The service of the address; any other address is the 404 page. */
export function data({ routeParams, site }: PageContextServer): Service {
  const service = site.services.find(({ slug }) => slug === routeParams.service);
  if (!service) throw render(404);
  return service;
}
