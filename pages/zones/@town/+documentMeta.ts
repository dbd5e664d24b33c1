import type { Town } from '../../../data/schema';
import type { DocumentMeta } from '../../../renderer/document/DocumentMeta';
import { townServed } from '../../../renderer/document/structured-data/town-served';

export function documentMeta(town: Town): DocumentMeta {
  return { ...town.seo, image: town.heroImage, things: townServed(town) };
}
