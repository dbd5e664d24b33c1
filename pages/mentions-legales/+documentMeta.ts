import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ home, legalNotice }: Site): DocumentMeta => ({
  ...legalNotice.seo,
  image: home.hero.image,
});
