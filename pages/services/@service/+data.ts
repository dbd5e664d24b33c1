import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Service } from '../../../data/model/schema/service';
import { services } from '../../../data/model/site/services';

/** The service of the address; any other address is the 404 page. */
export function data({ routeParams }: PageContextServer): Service {
  const service = services.find(({ slug }) => slug === routeParams.service);
  if (!service) throw render(404);
  return service;
}
