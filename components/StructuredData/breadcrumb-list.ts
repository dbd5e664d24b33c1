import type { BreadcrumbList } from 'schema-dts';
import { crumbsTo } from '../../data/routes';
import { siteAddress } from './identity';

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
