import { DataError } from '../read/faults';
import type { Service } from '../schema/service';
import { servicePage, site } from './site';

/** The services, in the order of the menu. */
export const services: Service[] = site.serviceOrder.flatMap((slug) => site.services[slug] ?? []);

/** The service at an address; throws a DataError when there is none. */
export function serviceAt(slug: string): Service {
  const service = site.services[slug];
  if (service) return service;
  const problem = `aucun service « ${slug} » ; ajoutez son fichier ou corrigez le lien`;
  throw new DataError([{ file: 'data/services.ts', record: '', path: [], problem }]);
}

/** In the menu: the section on urgent leaks, of the service that has one. */
export const urgentLink = {
  title: servicePage.urgent.title,
  description: servicePage.urgent.description,
  href: `${servicePath(services.find(({ urgent }) => urgent)?.slug ?? '')}#${servicePage.urgent.id}`,
};

/** A link to a service, by its name in the menu; throws a DataError when there is no such service. */
export function serviceLink(slug: string): { title: string; href: string } {
  return { title: serviceAt(slug).menu.title, href: servicePath(slug) };
}

/** The address of a service's page. */
export function servicePath(slug: string): string {
  return `/services/${slug}`;
}
