import type { Graph, Thing } from 'schema-dts';
import { useSite } from '../site-context';
import { typesetDeep } from '../typography/typeset';
import { businessCard, businessId } from './business';
import { breadcrumbList } from './pages';

type StructuredDataProps = {
  /** The page's address without a slash at the end. */
  path: string;
  /** What the page is about; the business and the way to the page are there without being named. */
  things?: readonly Thing[] | undefined;
};

/** What a page tells search engines, as JSON-LD, in the same typeset words as the page. */
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
  // A text that held «</script>» would end the element.
  const json = JSON.stringify(typesetDeep(graph)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
