import type { Graph, Thing } from 'schema-dts';
import { typesetDeep } from '../typography/typeset';
import { breadcrumbList } from './breadcrumb-list';
import { businessCard } from './business';
import { BUSINESS_ID } from './identity';

/**
 * A page's structured data: what the page says it is about (`things`), the business, and the way to the page. As JSON
 * that can stand in a script element, in the same typeset words as the page.
 */
export function structuredData(path: string, things: readonly Thing[] = []): string {
  const described = things.some((thing) => typeof thing === 'object' && '@id' in thing && thing['@id'] === BUSINESS_ID);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...things, ...(described ? [] : [businessCard()]), ...(path === '/' ? [] : [breadcrumbList(path)])],
  };
  return JSON.stringify(typesetDeep(graph)).replaceAll('<', '\\u003c');
}
