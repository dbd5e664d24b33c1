import type { BreadcrumbList, City, Service as OfferedService, WebSite } from 'schema-dts';
import type { Service } from '../../data/model/schema/service';
import type { Town } from '../../data/model/schema/town';
import { company } from '../../data/model/site/company';
import { crumbsTo } from '../../data/model/site/routes';
import { serviceAt, servicePath } from '../../data/model/site/services';
import { areaPath } from '../../data/model/site/zones';
import { BUSINESS_ID, DEPARTMENT, position, siteAddress } from './business';

/** The site itself, for the home page: Google takes from there the name it prints above results. */
export function website(): WebSite {
  return { '@type': 'WebSite', name: company.name, url: siteAddress('/') };
}

/** The way to a page, in the words of the breadcrumb that the page shows. */
export function breadcrumbList(path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsTo(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: siteAddress(crumb.path),
    })),
  };
}

/** What a service page is about. */
export function serviceOffered({ slug, title, menu, seo }: Service): OfferedService {
  const url = siteAddress(servicePath(slug));
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

/** What an area page is about: the town, and the roofs that the business renovates there. It has no address there. */
export function townServed(town: Town): [OfferedService, City] {
  const url = siteAddress(areaPath(town.slug));
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
