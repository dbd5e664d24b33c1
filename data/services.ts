import { servicePage } from './service-page';
import type { ServiceSlug } from './service-slugs';
import { changementToiture } from './services/changement-toiture';
import { charpente } from './services/charpente';
import { demoussageNettoyageToiture } from './services/demoussage-nettoyage-toiture';
import { dessousDeToit } from './services/dessous-de-toit';
import { nettoyageCheneau } from './services/nettoyage-cheneau';
import { peintureBoiserie } from './services/peinture-boiserie';
import { ravalementFacade } from './services/ravalement-facade';
import { renovationToiture } from './services/renovation-toiture';
import { reparationsDiverses } from './services/reparations-diverses';
import { readServices } from './validation/read-services';
import type { Service } from './validation/schema';
import { DataError } from './validation/validate';
import { towns } from './zones';

const serviceRecords = [
  demoussageNettoyageToiture,
  peintureBoiserie,
  ravalementFacade,
  renovationToiture,
  changementToiture,
  nettoyageCheneau,
  reparationsDiverses,
  charpente,
  dessousDeToit,
];

/** The services, in the order of the menu. */
export const services = readServices(serviceRecords, towns);

/** The service at an address; throws a DataError when there is none. */
export function serviceAt(slug: ServiceSlug): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service)
    throw new DataError(`data/services.ts : aucun service « ${slug} » ; ajoutez-le à la liste ou corrigez le lien.`);
  return service;
}

/** In the menu: the section on urgent leaks of the repairs page. */
export const urgentLink = {
  title: servicePage.urgent.title,
  description: servicePage.urgent.description,
  href: `${servicePath('reparations-diverses')}#${servicePage.urgent.id}`,
};

/** The address of a service's page. */
export function servicePath(slug: ServiceSlug): string {
  return `/services/${slug}`;
}
