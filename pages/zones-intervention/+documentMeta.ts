import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ home, zonesPage }: Site): DocumentMeta => ({
  ...zonesPage.seo,
  image: zonesPage.image ?? home.hero.image,
});
