import type { Service as ServiceNode } from 'schema-dts';
import type { Service } from '../../data/validation/schema';
import { BUSINESS_ID, DEPARTMENT, serviceUrl } from './identity';

/** What a service page is about. */
export function serviceOffered({ slug, title, menu, seo }: Service): ServiceNode {
  const url = serviceUrl(slug);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: menu.title,
    description: seo.description,
    url,
    provider: { '@id': BUSINESS_ID },
    areaServed: DEPARTMENT,
  };
}
