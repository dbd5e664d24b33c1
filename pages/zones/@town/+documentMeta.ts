import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import { townServed } from '../../../components/StructuredData/pages';
import type { Town } from '../../../data/model/schema/town';

export function documentMeta(town: Town): DocumentMeta {
  return { ...town.seo, image: town.heroImage, things: townServed(town) };
}
