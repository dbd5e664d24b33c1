import { pagePath } from '../collections';
import type { Records } from '../schema/records';
import type { Service } from '../schema/service';
import { pagesOf } from './pages-of';

/** The parts of a site that lookups by slug need. */
type SiteRecords = { records: Pick<Records, 'services'> };

/** Derives the menu's link to the section on urgent leaks. */
export function deriveServices(records: Records) {
  const { id, title, description } = records.servicePage.urgent;
  const service = pagesOf(records, 'services').find(({ urgent }) => urgent);
  // If no service has that section, visitors with a leak find the telephone number on the contact page.
  const href = service ? `${servicePath(service.slug)}#${id}` : '/contact';
  return { urgentLink: { title, description, href } };
}

/**
 * Returns the service with a slug. Throws if the service does not exist, because valid records refer only to existing
 * services.
 */
export function serviceAt({ records }: SiteRecords, slug: string): Service {
  const service = records.services[slug];
  if (!service) throw new Error(`data/services/ has no service ${slug}`);
  return service;
}

/** Returns a link to a service with its name in the menu. Throws if the service does not exist. */
export function serviceLink(site: SiteRecords, slug: string): { title: string; href: string } {
  return { title: serviceAt(site, slug).menu.title, href: servicePath(slug) };
}

/** Returns the path of a service's page. */
export function servicePath(slug: string): string {
  return pagePath('services', slug);
}
