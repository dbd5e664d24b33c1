import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { services } from '../../../data/services';
import type { Service } from '../../../data/validation/schema';

/** The service of the address; any other address is the 404 page. */
export function data({ routeParams }: PageContextServer): Service {
  const service = services.find(({ slug }) => slug === routeParams.service);
  if (!service) throw render(404);
  return service;
}
