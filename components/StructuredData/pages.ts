import type { BreadcrumbList, City, Service as OfferedService, WebSite } from 'schema-dts';
import type { Service } from '../../data/model/schema/service';
import type { Town } from '../../data/model/schema/town';
import { crumbsTo } from '../../data/model/site/routes';
import { servicePath } from '../../data/model/site/services';
import type { Site } from '../../data/model/site/site';
import { townPath } from '../../data/model/site/zones';
import { absoluteUrl, businessId, department, position } from './business';

/** Returns the site for the home page. Google takes the site name above its results from this object. */
export function website(site: Site): WebSite {
  return { '@type': 'WebSite', name: site.company.name, url: absoluteUrl(site, '/') };
}

/** Returns the page's breadcrumb with the names shown on the page. */
export function breadcrumbList(site: Site, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsTo(site, path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site, crumb.path),
    })),
  };
}

/** Returns the service of a service page. */
export function serviceOffered(site: Site, { slug, title, menu, seo }: Service): OfferedService {
  const url = absoluteUrl(site, servicePath(slug));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: menu.title,
    description: seo.description,
    url,
    provider: { '@id': businessId(site) },
    areaServed: department(site),
  };
}

/** Returns the town and the service of a town page. The business has no postal address in that town. */
export function townServed(site: Site, town: Town): [OfferedService, City] {
  const url = absoluteUrl(site, townPath(town.slug));
  const { title } = site.areaPage;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: `${title} ${town.at}`,
      serviceType: title,
      description: town.seo.description,
      url,
      provider: { '@id': businessId(site) },
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
        addressRegion: site.company.address.region,
        addressCountry: 'FR',
      },
      geo: position(town),
      containedInPlace: department(site),
    },
  ];
}
