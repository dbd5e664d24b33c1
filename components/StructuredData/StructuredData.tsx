import type { Graph, Thing } from 'schema-dts';
import { useSite } from '../site-context';
import { typesetDeep } from '../typography/typeset';
import { businessCard, businessId } from './business';
import { breadcrumbList } from './pages';

type StructuredDataProps = {
  /** URL path of the page without a trailing slash. */
  path: string;
  /** Structured data about the subject of the page. The business and the breadcrumb are added automatically. */
  things?: readonly Thing[] | undefined;
};

/** Renders the page's structured data for search engines as JSON-LD, typeset like the page. */
export function StructuredData({ path, things = [] }: StructuredDataProps) {
  const site = useSite();
  const id = businessId(site);
  const describesBusiness = things.some((thing) => typeof thing === 'object' && '@id' in thing && thing['@id'] === id);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...things,
      ...(describesBusiness ? [] : [businessCard(site)]),
      ...(path === '/' ? [] : [breadcrumbList(site, path)]),
    ],
  };
  // Escapes `<`, because a text with «</script>» would end the element.
  const json = JSON.stringify(typesetDeep(graph)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
