import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import { serviceOffered } from '../../../components/StructuredData/pages';
import type { Service } from '../../../data/model/schema/service';

export function documentMeta(service: Service): DocumentMeta {
  return { ...service.seo, image: service.heroImage, things: [serviceOffered(service)] };
}
