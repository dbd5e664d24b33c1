import type { WebSite } from 'schema-dts';
import { company } from '../../data/company';
import { BUSINESS_ID, siteAddress } from './identity';

/** The site itself, for the home page: Google takes from there the name it prints above results. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteAddress('/#site'),
    name: company.name,
    url: siteAddress('/'),
    inLanguage: 'fr-FR',
    publisher: { '@id': BUSINESS_ID },
  };
}
