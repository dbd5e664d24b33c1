import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ home, interfaceCopy }: Site): DocumentMeta => ({
  ...interfaceCopy.siteMap.seo,
  image: home.hero.image,
});
