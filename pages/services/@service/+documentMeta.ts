import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import type { Originals } from '../../../components/Picture/srcset';
import { serviceOffered } from '../../../components/StructuredData/pages';
import type { Service } from '../../../data/model/schema/service';
import type { Site } from '../../../data/model/site/site';

export const documentMeta = (site: Site, _originals: Originals, service: Service): DocumentMeta => ({
  ...service.seo,
  image: service.heroImage,
  things: [serviceOffered(site, service)],
});
