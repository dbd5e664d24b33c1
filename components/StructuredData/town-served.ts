import type { City, Service } from 'schema-dts';
import { company } from '../../data/company';
import { serviceAt } from '../../data/services';
import type { Town } from '../../data/validation/schema';
import { areaUrl, BUSINESS_ID, DEPARTMENT, position } from './identity';

/** What an area page is about: the town, and the roofs that the business renovates there. It has no address there. */
export function townServed(town: Town): [Service, City] {
  const url = areaUrl(town.slug);
  const { title } = serviceAt('renovation-toiture');
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: `${title} ${town.at}`,
      serviceType: title,
      description: town.seo.description,
      url,
      provider: { '@id': BUSINESS_ID },
      areaServed: { '@id': `${url}#ville` },
    },
    {
      '@type': 'City',
      '@id': `${url}#ville`,
      name: town.name,
      address: {
        '@type': 'PostalAddress',
        postalCode: town.postalCode,
        addressLocality: town.name,
        addressRegion: company.address.region,
        addressCountry: 'FR',
      },
      geo: position(town),
      containedInPlace: DEPARTMENT,
    },
  ];
}
