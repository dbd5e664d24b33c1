import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ home, privacyPolicy }: Site): DocumentMeta => ({
  ...privacyPolicy.seo,
  image: home.hero.image,
});
