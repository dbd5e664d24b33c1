import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import type { Originals } from '../../../components/Picture/srcset';
import { townServed } from '../../../components/StructuredData/pages';
import type { Town } from '../../../data/model/schema/town';
import type { Site } from '../../../data/model/site/site';

export const documentMeta = (site: Site, _originals: Originals, town: Town): DocumentMeta => ({
  ...town.seo,
  image: town.heroImage,
  things: townServed(site, town),
});
