import type { Service } from '../../../data/schema';
import type { DocumentMeta } from '../../../renderer/document/DocumentMeta';
import { serviceOffered } from '../../../renderer/document/structured-data/service-offered';

export function documentMeta(service: Service): DocumentMeta {
  return { ...service.seo, image: service.heroImage, things: [serviceOffered(service)] };
}
